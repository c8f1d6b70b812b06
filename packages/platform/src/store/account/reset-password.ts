import { resetPassword } from '@brandwright/contract/store/account/reset-password.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashPassword } from '../../kernel/data/passwords.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { mailPasswordChanged } from './mail-password.ts';
import { idOfToken, linkDoesNotWork, readReset } from './reset-link.ts';

const used = z.object({ user_id: z.uuid(), store_id: z.uuid() });

export default implement(resetPassword, {
  async run(context, { token, password }) {
    const id = idOfToken(context, token);
    const reset = await readReset(context, id);
    if (!reset) throw linkDoesNotWork();
    const passwordHash = await hashPassword(password);
    const { rows } = await context.db.execute(sql`select * from password_reset_use(${id}, ${passwordHash})`);
    const done = used.optional().parse(rows[0]);
    // Someone else used it between the two.
    if (!done) throw linkDoesNotWork();
    await context.enterStore(done.store_id);
    await context.jobs.enqueue(mailPasswordChanged.name, { userId: done.user_id, changeId: id });
    return { output: { email: reset.email } };
  },
});
