import type { Payments } from '../../payments/payments.ts';

/** A bank under test, with what happens outside of it. */
export interface Bank {
  payments: Payments;
  time: { now: Date };
  /** What the person says on the bank's page. */
  confirm(chargeId: string, decision: 'APPROVED' | 'DECLINED'): unknown;
  signedEvent(event: unknown, at: Date): { body: string; signature: string };
}
