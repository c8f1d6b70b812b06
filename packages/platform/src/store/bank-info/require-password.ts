import { OperationError } from '@brandwright/contract';
import type { Context } from '../../kernel/request/context.ts';
import { clearAttempts, takeAttempt } from '../../kernel/request/take-attempt.ts';
import { passwordFits } from '../../kernel/data/passwords.ts';
import { passwordHashOf } from '../accounts.ts';
import { personOf } from '../profile.ts';

/** Wrong passwords of one person in a quarter of an hour. */
const mostTries = 5;

/**
 * Refuses unless the caller's own password is given. Errors: bad_input (not 401 or 403, which would log the person out),
 * too_many_requests; conflict for who logs in with Google alone, who is told `withoutPassword`.
 */
export async function requirePassword(
  context: Context,
  password: string,
  withoutPassword: string,
): Promise<void> {
  const { userId } = personOf(context);
  const key = `own password ${userId}`;
  await takeAttempt(context, {
    key,
    limit: mostTries,
    windowSeconds: 15 * 60,
    refusal: 'That’s too many wrong passwords.',
  });
  const passwordHash = await passwordHashOf(context.db, userId);
  if (passwordHash === null) throw new OperationError('conflict', withoutPassword);
  if (!(await passwordFits(passwordHash, password)))
    throw new OperationError('bad_input', 'That isn’t your password. Enter the one that you log in with.', [
      { path: 'password', message: 'That isn’t your password.' },
    ]);
  await clearAttempts(context, key);
}
