import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress } from '../entities.ts';
import { emailChangeMinutes, mayKeepAccount } from './entities.ts';

export const requestEmailChange = declareOperation({
  name: 'request_email_change',
  area: 'store',
  title: 'Change your email',
  description:
    'Emails a link to the person’s new address, with their password. Opening the link makes it the address they log in with; the old address is told. Only on the screen: passwords don’t belong in a chat.',
  examples: ['Change my email address'],
  input: z.object({
    email: emailAddress.clone(),
    password: z.string().min(1, 'Enter your password.').max(200),
  }),
  output: z.object({ email: z.string(), minutes: z.int() }),
  http: { method: 'POST', path: '/web/account/email-change', status: 202 },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  secret: true,
  errors: ['conflict', 'too_many_requests'],
  summary: ({ email }) =>
    `We’ve sent a link to ${email}. Open it within ${emailChangeMinutes} minutes; until then your address stays as it is.`,
});
