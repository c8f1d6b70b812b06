import { confirmEmailChange } from '@brandwright/contract/store/account/confirm-email-change.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { emailLinkDoesNotWork, idOfEmailToken } from './email-link.ts';
import { mailEmailChange } from './mail-email-change.ts';

const used = z.object({ old_email: z.string(), new_email: z.string(), store_id: z.uuid() });

export default implement(confirmEmailChange, {
  async run(context, { token }) {
    const id = idOfEmailToken(context, token);
    const { rows } = await context.db.execute(sql`select * from email_change_use(${id})`);
    const done = used.optional().parse(rows[0]);
    if (!done) throw emailLinkDoesNotWork();
    await context.enterStore(done.store_id);
    const { old_email: oldEmail, new_email: newEmail } = done;
    await context.jobs.enqueue(mailEmailChange.name, { kind: 'DONE', changeId: id, oldEmail, newEmail });
    return { output: { email: newEmail } };
  },
});
