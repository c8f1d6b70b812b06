import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { bankAccount } from './entities.ts';

export const listBankAccounts = declareOperation({
  name: 'list_bank_accounts',
  area: 'payments',
  title: 'Bank accounts',
  description:
    'Lists the bank accounts that are linked for payouts: bank, last four digits, and which one payouts go to. One is linked under Payments, never in a chat.',
  examples: [
    'Which bank account is linked?',
    'show my bank accounts',
    'which bank do payouts go to?',
    'is our bank account connected?',
    'last digits of the linked bank account',
  ],
  input: z.object({}),
  output: z.object({ accounts: z.array(bankAccount) }),
  http: { method: 'GET', path: '/web/bank-accounts' },
  access: mayRead,
  effect: 'read',
  card: 'bank_accounts',
  offered: true,
  errors: [],
  related: ['list_payouts', 'list_cards'],
  summary: ({ accounts }) => {
    const now = accounts.find(({ isForPayouts }) => isForPayouts);
    if (!now) return 'No bank account is linked. Link one under Payments, in Bank and payouts.';
    const others = accounts.filter((one) => one !== now);
    return `Payouts go to ${now.name} (${now.accountName}).${
      others.length > 0
        ? ` ${count(others.length, 'other account')} linked: ${listWords(
            others.map(({ name }) => name),
            4,
          )}.`
        : ''
    }`;
  },
});
