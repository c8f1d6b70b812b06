import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { session } from './entities.ts';

export const logInWithGoogle = declareOperation({
  name: 'log_in_with_google',
  area: 'store',
  title: 'Log in with Google',
  description:
    'Logs in with an identity token of the configured issuer; a new address gets an account and a store.',
  examples: ['Log me in with Google'],
  input: z.object({ idToken: z.string().min(20).max(8000) }),
  output: session,
  http: { method: 'POST', path: '/google-auth/login' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['too_many_requests', 'upstream', 'unavailable', 'conflict'],
  summary: (output) => `Logged in to ${output.store.name} as ${output.user.name}.`,
});
