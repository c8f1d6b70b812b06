import { updateAccount } from '@brandwright/contract/store/account/update-account.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { needPerson } from './own-sessions.ts';

const rename = (context: Context, userId: string, name: string) =>
  context.db.execute(sql`select account_rename(${userId}, ${name})`);

export default implement(updateAccount, {
  async run(context, { name }) {
    const person = needPerson(context);
    await rename(context, person.userId, name);
    return { output: { name }, undo: { userId: person.userId, name: person.name } };
  },
  async undo(context, saved) {
    const { userId, name } = z.object({ userId: z.uuid(), name: z.string() }).parse(saved);
    if (userId === needPerson(context).userId) await rename(context, userId, name);
  },
});
