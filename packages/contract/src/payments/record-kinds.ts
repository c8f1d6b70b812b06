import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const paymentKinds = {
  payment_card: { noun: 'card', plural: 'cards' },
  payment: { noun: 'payment', plural: 'payments' },
  bank_account: { noun: 'bank account', plural: 'bank accounts' },
  payout: { noun: 'payout', plural: 'payouts' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof paymentKinds, RecordNoun> {}
}
