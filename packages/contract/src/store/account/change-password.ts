import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { password } from '../entities.ts';
import { mayKeepAccount, sessionReads } from './entities.ts';

export const changePassword = declareOperation({
  name: 'change_password',
  area: 'store',
  title: 'Change the password',
  description:
    'Changes the person’s own password, with the current one. Their other logins end; API tokens keep working. Only on the screen: passwords don’t belong in a chat.',
  examples: ['Change my password'],
  input: z.object({
    currentPassword: z.string().min(1, 'Enter your current password.').max(200),
    newPassword: password,
  }),
  output: z.object({ ended: z.int() }),
  http: { method: 'PUT', path: '/web/account/password' },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  secret: true,
  errors: ['conflict', 'too_many_requests'],
  invalidates: sessionReads,
  summary: ({ ended }) =>
    ended === 0
      ? 'Your password was changed.'
      : `Your password was changed, and ${count(ended, 'other login')} ended.`,
});
