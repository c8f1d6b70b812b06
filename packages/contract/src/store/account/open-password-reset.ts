import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';

/** The secret part of a reset link. */
export const resetToken = z.string().trim().min(1).max(200);

export const openPasswordReset = declareOperation({
  name: 'open_password_reset',
  area: 'store',
  title: 'Open a reset link',
  description:
    'For someone who opened a password reset link: whose account it is for and how long it works. Only for the page that the link opens.',
  examples: ['Open this reset link'],
  input: z.object({ token: resetToken }),
  output: z.object({ email: z.string(), expiresAt: instant() }),
  http: { method: 'POST', path: '/password-reset/open' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['locked', 'too_many_requests'],
  summary: ({ email }) => `The link sets a new password for ${email}.`,
});
