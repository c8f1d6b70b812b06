import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { bankAccount } from './entities.ts';

export const unlinkBankAccount = declareOperation({
  name: 'unlink_bank_account',
  area: 'payments',
  title: 'Unlink a bank account',
  description:
    'Takes a linked bank account off: nothing is paid out to it any more, and the access to the bank ends. Where payouts went to it, they go to the one that was linked last of the others. Refused while a payout to it is on its way. To use it again it has to be linked again.',
  examples: [
    'Take the old bank account off',
    'unlink my bank account',
    'remove the First Riverbank account',
    'disconnect the bank ending in 6789',
  ],
  input: z.object({
    bankAccountId: field(z.string().trim().min(1).max(120), {
      ref: 'bank_account',
      label: 'Bank account',
      words: ['bank account', 'bank', 'account', 'checking', 'savings'],
      question: 'Which bank account?',
    }).describe('A linked bank account by id, by the bank’s name, or by its last four digits.'),
  }),
  output: z.object({ removed: bankAccount, accounts: z.array(bankAccount) }),
  http: { method: 'POST', path: '/commons/plaid/unlink-bank-account' },
  access: mayPay,
  effect: 'destructive',
  card: 'bank_accounts',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['list_bank_accounts', 'list_payouts'],
  invalidates: ['list_bank_accounts'],
  summary: ({ removed, accounts }) => {
    const next = accounts.find(({ isForPayouts }) => isForPayouts);
    if (!removed.isForPayouts) return `Unlinked ${removed.name}.`;
    return next
      ? `Unlinked ${removed.name}. Payouts go to ${next.name} now.`
      : `Unlinked ${removed.name}. No bank account is linked now, so payouts wait until one is.`;
  },
});
