import type { payments } from './tables.ts';

/** What is paid for: an invoice. */
export interface PaymentSubject {
  kind: string;
  id: string;
}

export type PaymentRow = typeof payments.$inferSelect;

/** What an area does when a payment for a record of its kind is through, or comes to nothing. `C` is what operations get. */
export interface PaymentSubjectOn<C> {
  kind: string;
  /** In the transaction that records the bank's answer; once for a payment. Posts it to the books. */
  paid(context: C, payment: PaymentRow): Promise<void>;
  /** The bank said no, or the payment was given up. */
  notPaid?(context: C, payment: PaymentRow): Promise<void>;
}
