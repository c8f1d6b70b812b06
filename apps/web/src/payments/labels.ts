import type { Payment } from '@brandwright/contract/payments/entities.ts';
import type { LedgerEntryKind, PaymentStatus, PayoutStatus } from '@brandwright/contract/payments/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  STARTED: 'info',
  PENDING: 'info',
  REQUIRES_ACTION: 'warn',
  COMPLETED: 'good',
  INSTRUMENT_DECLINED: 'bad',
  CANCELED: 'neutral',
  REFUSED: 'bad',
};

/** As a list says it: the full label of a payment that waits is a sentence. */
export const shortStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  STARTED: 'Started',
  PENDING: 'Processing',
  REQUIRES_ACTION: 'To confirm',
  COMPLETED: 'Paid',
  INSTRUMENT_DECLINED: 'Declined',
  CANCELED: 'Canceled',
  REFUSED: 'Refused',
};

export const ledgerTones: Readonly<Record<LedgerEntryKind, Tone>> = {
  PAYMENT: 'neutral',
  REFUND: 'info',
  FEE: 'warn',
  CREDIT: 'good',
  SALE: 'good',
  PAYOUT: 'neutral',
};

export const payoutTones: Readonly<Record<PayoutStatus, Tone>> = {
  PENDING: 'info',
  IN_TRANSIT: 'info',
  ARRIVED: 'good',
  FAILED: 'bad',
  CANCELED: 'neutral',
};

export const cardsAddress = '/payments';
export const paymentAddress = (paymentId: string) => `/payments?tab=payments&id=${paymentId}`;
export const bankTabAddress = '/payments?tab=bank';
export const payoutAddress = (payoutId: string) => `/payments?tab=bank&id=${payoutId}`;
export const payInvoiceAddress = (invoiceId: string) =>
  screenAddress('/pay-invoice/{invoiceId}', { invoiceId });

/** Where what a payment was for is paid; null for what isn’t paid on a screen. */
export const payAgainAddress = ({ subjectKind, subjectId }: Payment) =>
  subjectKind === 'supplier_invoice' ? payInvoiceAddress(subjectId) : null;

/** The bank’s page; null for what is no web address: `javascript:` and the like come from outside too. */
export function bankAddress(actionUrl: string | null): string | null {
  if (actionUrl === null || !URL.canParse(actionUrl)) return null;
  const { protocol, href } = new URL(actionUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
