import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { resetToken } from './open-password-reset.ts';

export const openEmailChange = declareOperation({
  name: 'open_email_change',
  area: 'store',
  title: 'Open an email link',
  description:
    'For someone who opened the link that confirms a new address: which address, and how long the link works. Only for the page that the link opens.',
  examples: ['Open this email link'],
  input: z.object({ token: resetToken.clone() }),
  output: z.object({ email: z.string(), expiresAt: instant() }),
  http: { method: 'POST', path: '/email-change/open' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['locked', 'too_many_requests'],
  summary: ({ email }) => `The link makes ${email} the address of the login.`,
});
