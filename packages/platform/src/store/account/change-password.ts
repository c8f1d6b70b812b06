import { OperationError } from '@brandwright/contract';
import { changePassword } from '@brandwright/contract/store/account/change-password.ts';
import { securityPath } from '@brandwright/contract/store/account/entities.ts';
import { sql } from 'drizzle-orm';
import { hashPassword, passwordFits } from '../../kernel/data/passwords.ts';
import { tellPeople } from '../../kernel/notifications/tell-people.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { passwordHashOf } from '../accounts.ts';
import { mailPasswordChanged } from './mail-password.ts';
import { endOthers, needPerson } from './own-sessions.ts';

const wrong = (path: string, message: string) =>
  new OperationError('bad_input', message, [{ path, message }]);

export default implement(changePassword, {
  async run(context, { currentPassword, newPassword }) {
    const { userId } = needPerson(context);
    const before = await passwordHashOf(context.db, userId);
    if (before === null)
      throw new OperationError(
        'conflict',
        'You log in with Google and have no password here. Use “Forgot your password?” on the login page to set one.',
      );
    if (!(await passwordFits(before, currentPassword)))
      throw wrong('currentPassword', 'That isn’t your current password. Nothing was changed.');
    if (currentPassword === newPassword)
      throw wrong('newPassword', 'That’s already your password. Choose a different one.');
    await context.db.execute(sql`select account_set_password(${userId}, ${await hashPassword(newPassword)})`);
    const ended = await endOthers(context);
    await context.jobs.enqueue(mailPasswordChanged.name, { userId, changeId: context.requestId });
    await tellPeople(context, {
      kind: 'SECURITY',
      key: `password:${context.requestId}`,
      title: 'Your password was changed',
      detail: 'You were logged out everywhere else.',
      path: securityPath,
      userId,
      isMailed: true,
    });
    return { output: { ended } };
  },
});
