// Made from the files of the area by `npm run operations:index`.
export { attachCard } from './attach-card.ts';
export { confirmPayment } from './confirm-payment.ts';
export { createBankLinkToken } from './create-bank-link-token.ts';
export { detachCard } from './detach-card.ts';
export { getPayment } from './get-payment.ts';
export { getPaymentsReport } from './get-payments-report.ts';
export { getPayout } from './get-payout.ts';
export { getPublishableKey } from './get-publishable-key.ts';
export { linkBankAccount } from './link-bank-account.ts';
export { listBankAccounts } from './list-bank-accounts.ts';
export { listCards } from './list-cards.ts';
export { listLedgerEntries } from './list-ledger-entries.ts';
export { listPayments } from './list-payments.ts';
export { listPayouts } from './list-payouts.ts';
export { setDefaultCard } from './set-default-card.ts';
export { unlinkBankAccount } from './unlink-bank-account.ts';
