import { logOut } from '@brandwright/contract/store/log-out.ts';
import { sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';

export default implement(logOut, {
  async run(context) {
    const { actor } = context;
    if (actor.kind !== 'user' || !actor.sessionId) return { output: { ended: false } };
    const { rows } = await context.db.execute(
      sql`select session_end(${actor.sessionId}, ${actor.userId}) as ended`,
    );
    return { output: { ended: rows[0]?.['ended'] === true } };
  },
});
