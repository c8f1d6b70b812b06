import { OperationError } from '@brandwright/contract';
import { emailChangeMinutes } from '@brandwright/contract/store/account/entities.ts';
import { requestEmailChange } from '@brandwright/contract/store/account/request-email-change.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { systemClock } from '../../kernel/request/clock.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { requirePassword } from '../bank-info/require-password.ts';
import { mailEmailChange } from './mail-email-change.ts';
import { needPerson } from './own-sessions.ts';

const begun = z.object({ answer: z.enum(['OK', 'TAKEN', 'TOO_MANY']) });

const refuseAddress = (message: string) =>
  new OperationError('bad_input', message, [{ path: 'email', message }]);

export default implement(requestEmailChange, {
  async run(context, { email, password }) {
    const person = needPerson(context);
    if (email === person.email) throw refuseAddress('That’s already your address.');
    await requirePassword(
      context,
      password,
      'You log in with Google and have no password here. Use “Forgot your password?” on the login page to set one first.',
    );
    const id = randomUUID();
    const expiresAt = new Date(systemClock.now().getTime() + emailChangeMinutes * 60_000);
    const { rows } = await context.db.execute(
      sql`select email_change_begin(${id}, ${person.userId}, ${email}, ${expiresAt.toISOString()}) as answer`,
    );
    const { answer } = begun.parse(rows[0]);
    if (answer === 'TAKEN') throw refuseAddress('This address can’t be used. Choose a different one.');
    if (answer === 'TOO_MANY')
      throw new OperationError(
        'too_many_requests',
        'You’ve asked for several links in the last hour. Open the newest one, or try again later.',
      );
    await context.jobs.enqueue(mailEmailChange.name, { kind: 'LINK', changeId: id });
    await context.jobs.enqueue(mailEmailChange.name, { kind: 'ASKED', changeId: id });
    return { output: { email, minutes: emailChangeMinutes } };
  },
});
