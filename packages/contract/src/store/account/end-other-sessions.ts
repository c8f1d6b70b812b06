import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { mayKeepAccount, sessionReads } from './entities.ts';

export const endOtherSessions = declareOperation({
  name: 'end_other_sessions',
  area: 'store',
  title: 'Log out of other devices',
  description:
    'Ends all of the person’s logins but this one. Anyone using them has to log in again. API tokens keep working; they are revoked on their own screen.',
  examples: [
    'Log out my other devices',
    'log me out everywhere else',
    'sign out of all other sessions',
    'end my other logins',
  ],
  input: z.object({}),
  output: z.object({ ended: z.int() }),
  http: { method: 'POST', path: '/web/account/sessions/-/end-others' },
  access: mayKeepAccount,
  effect: 'destructive',
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['list_sessions'],
  invalidates: sessionReads,
  summary: ({ ended }) => `Logged out of ${count(ended, 'other device')}. You’re still logged in here.`,
});
