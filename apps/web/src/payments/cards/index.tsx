import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of payments, each in a chunk of its own, with the height that is kept free for it. */
export const paymentsCards = {
  payment_cards: lazyCard(async () => (await import('./payment-cards-card.tsx')).PaymentCardsCard, 260),
  payment: lazyCard(async () => (await import('./payment-card.tsx')).PaymentCard, 260),
  payments: lazyCard(async () => (await import('./payments-card.tsx')).PaymentsCard, 320),
  ledger_entries: lazyCard(async () => (await import('./ledger-entries-card.tsx')).LedgerEntriesCard, 420),
  bank_accounts: lazyCard(async () => (await import('./bank-accounts-card.tsx')).BankAccountsCard, 180),
  payout: lazyCard(async () => (await import('./payout-card.tsx')).PayoutCard, 240),
  payouts: lazyCard(async () => (await import('./payouts-card.tsx')).PayoutsCard, 300),
  payments_report: lazyCard(async () => (await import('./payments-report-card.tsx')).PaymentsReportCard, 280),
} satisfies Partial<CardMap>;
