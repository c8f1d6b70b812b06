import { resetMinutes } from '@brandwright/contract/store/account/entities.ts';
import { requestPasswordReset } from '@brandwright/contract/store/account/request-password-reset.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { systemClock } from '../../kernel/request/clock.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { mailPasswordReset } from './mail-password.ts';

const begun = z.object({ user_id: z.uuid(), store_id: z.uuid() });

export default implement(requestPasswordReset, {
  async run(context, { email }) {
    const id = randomUUID();
    const expiresAt = new Date(systemClock.now().getTime() + resetMinutes * 60_000);
    const { rows } = await context.db.execute(
      sql`select * from password_reset_begin(${id}, ${email}, ${expiresAt.toISOString()})`,
    );
    const found = begun.optional().parse(rows[0]);
    if (found) {
      await context.enterStore(found.store_id);
      await context.jobs.enqueue(mailPasswordReset.name, { resetId: id });
    }
    return { output: { email, minutes: resetMinutes } };
  },
});
