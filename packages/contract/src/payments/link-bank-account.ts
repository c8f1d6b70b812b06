import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { bankAccount } from './entities.ts';

const given = () =>
  z
    .string()
    .trim()
    .regex(/^[\w-]{1,200}$/, 'That isn’t a sign-in of the bank form. Link the account again.');

export const linkBankAccount = declareOperation({
  name: 'link_bank_account',
  area: 'payments',
  title: 'Link a bank account',
  description:
    'Links the bank account that its owner chose in the bank’s own sign-in, for payouts. An account number never reaches the server, and never a chat.',
  examples: ['The bank form links an account'],
  input: z.object({ publicToken: given(), accountId: given() }),
  output: bankAccount,
  http: { method: 'POST', path: '/commons/plaid/bank-account-token', status: 201 },
  access: mayPay,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict', 'upstream'],
  invalidates: ['list_bank_accounts'],
  summary: ({ name }) => `Linked ${name}. Payouts go there now.`,
});
