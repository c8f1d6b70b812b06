import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

export const logOut = declareOperation({
  name: 'log_out',
  area: 'store',
  title: 'Log out',
  description: 'Ends this login: its tokens stop being good at once, on every server.',
  examples: ['Log me out'],
  input: z.object({}),
  output: z.object({ ended: z.boolean() }),
  http: { method: 'POST', path: '/logout' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  summary: () => 'You’re logged out.',
});
