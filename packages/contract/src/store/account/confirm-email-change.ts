import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { resetToken } from './open-password-reset.ts';

export const confirmEmailChange = declareOperation({
  name: 'confirm_email_change',
  area: 'store',
  title: 'Confirm a new email',
  description:
    'Makes the address that a link was sent to the one that its person logs in with. The link works once. Only for the page that the link opens.',
  examples: ['Confirm my new email'],
  input: z.object({ token: resetToken.clone() }),
  output: z.object({ email: z.string() }),
  http: { method: 'POST', path: '/email-change/confirm' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  secret: true,
  errors: ['locked', 'too_many_requests'],
  invalidates: ['get_store', 'list_team'],
  summary: ({ email }) => `You log in with ${email} from now on.`,
});
