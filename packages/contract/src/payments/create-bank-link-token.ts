import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';

export const createBankLinkToken = declareOperation({
  name: 'create_bank_link_token',
  area: 'payments',
  title: 'Begin to link a bank account',
  description:
    'The token with which the browser begins a sign-in at a bank. It is good for one, and ends soon. For the form alone.',
  examples: ['The bank form begins'],
  input: z.object({}),
  output: z.object({
    link: z.enum(['TEST_BANKS', 'PLAID']).describe('TEST_BANKS offers banks that aren’t there.'),
    linkToken: z.string(),
    expiresAt: instant(),
  }),
  http: { method: 'POST', path: '/commons/plaid/link-token' },
  access: mayPay,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['upstream'],
  summary: () => 'Began to link a bank account.',
});
