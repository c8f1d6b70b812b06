import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { password } from '../entities.ts';
import { resetToken } from './open-password-reset.ts';

export const resetPassword = declareOperation({
  name: 'reset_password',
  area: 'store',
  title: 'Set a new password',
  description:
    'Sets a new password with the token of a reset link, which works once. Every login and API token of the person ends. Only for the page that the link opens.',
  examples: ['Set my new password'],
  input: z.object({ token: resetToken, password }),
  output: z.object({ email: z.string() }),
  http: { method: 'POST', path: '/password-reset/confirm' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  secret: true,
  errors: ['locked', 'too_many_requests'],
  summary: () => 'The new password is set. Log in with it.',
});
