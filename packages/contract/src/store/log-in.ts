import { z } from 'zod';
import { forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { emailAddress, session } from './entities.ts';

export const logIn = declareOperation({
  name: 'log_in',
  area: 'store',
  title: 'Log in',
  description:
    'Logs in with email and password. The token comes in the body and in the Authorization header.',
  examples: ['Log me in'],
  input: z.object({
    email: emailAddress,
    // Not the rules for new passwords: an old one may be anything.
    password: z.string().min(1, 'Enter your password.').max(200),
    storeId: forForms(
      z
        .uuid()
        .describe('Which of the person’s stores to open. If left out, the one they were in last.')
        .optional(),
    ),
  }),
  output: session,
  http: { method: 'POST', path: '/login' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['too_many_requests'],
  summary: (output) => `Logged in to ${output.store.name} as ${output.user.name}.`,
});
