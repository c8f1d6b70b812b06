// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import attachCard from './attach-card.ts';
import confirmPayment from './confirm-payment.ts';
import createBankLinkToken from './create-bank-link-token.ts';
import detachCard from './detach-card.ts';
import getPayment from './get-payment.ts';
import getPaymentsReport from './get-payments-report.ts';
import getPayout from './get-payout.ts';
import getPublishableKey from './get-publishable-key.ts';
import linkBankAccount from './link-bank-account.ts';
import listBankAccounts from './list-bank-accounts.ts';
import listCards from './list-cards.ts';
import listLedgerEntries from './list-ledger-entries.ts';
import listPayments from './list-payments.ts';
import listPayouts from './list-payouts.ts';
import setDefaultCard from './set-default-card.ts';
import unlinkBankAccount from './unlink-bank-account.ts';

export const paymentsOperations: readonly Implementation[] = [
  attachCard,
  confirmPayment,
  createBankLinkToken,
  detachCard,
  getPayment,
  getPaymentsReport,
  getPayout,
  getPublishableKey,
  linkBankAccount,
  listBankAccounts,
  listCards,
  listLedgerEntries,
  listPayments,
  listPayouts,
  setDefaultCard,
  unlinkBankAccount,
];
