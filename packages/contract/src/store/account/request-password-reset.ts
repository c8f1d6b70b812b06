import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress } from '../entities.ts';

export const requestPasswordReset = declareOperation({
  name: 'request_password_reset',
  area: 'store',
  title: 'Forgot password',
  description:
    'Emails a link that sets a new password, once and for an hour. The answer is the same whether or not the address has an account.',
  examples: ['I forgot my password'],
  input: z.object({ email: emailAddress }),
  output: z.object({ email: z.string(), minutes: z.int() }),
  http: { method: 'POST', path: '/password-reset', status: 202 },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: ['too_many_requests'],
  summary: ({ email, minutes }) =>
    `If ${email} has an account, we’ve sent it a link. It works once, for ${minutes} minutes.`,
});
