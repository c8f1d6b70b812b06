import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { accountType, emailAddress, password, session } from './entities.ts';

export const register = declareOperation({
  name: 'register',
  area: 'store',
  title: 'Register',
  description:
    'Opens an account: a person, their store, and the first login. Only for someone without a login.',
  examples: ['Create an account'],
  input: z.object({
    userType: z.literal('STORE').default('STORE'),
    email: emailAddress,
    password,
    name: z.string().trim().min(1, 'Enter your name.').max(120),
    /** The brand's name; the person's name until there is one. */
    storeName: z.string().trim().min(1).max(120).optional(),
    accountType: accountType.default('UNDECIDED'),
  }),
  output: session,
  http: { method: 'POST', path: '/register', status: 201 },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict', 'too_many_requests'],
  summary: (output) => `The store ${output.store.name} is open. Welcome, ${output.user.name}.`,
});
