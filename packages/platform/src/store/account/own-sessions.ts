import { OperationError } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, UserActor } from '../../kernel/request/context.ts';
import { personOf } from '../sessions.ts';

const sessionRow = z.object({
  id: z.uuid(),
  store_name: z.string(),
  name: z.string().nullable(),
  generation: z.union([z.literal(1), z.literal(2)]).nullable(),
  device: z.string().nullable(),
  created_at: z.coerce.date(),
  last_seen_at: z.coerce.date().nullable(),
  expires_at: z.coerce.date(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** Refuses programs: what keeps an account is done by its person. Errors: conflict. */
export function needPerson(context: Pick<Context, 'actor' | 'via'>): UserActor {
  const person = personOf(context);
  if (person.isProgram || context.via === 'token')
    throw new OperationError(
      'conflict',
      'Programs can’t change an account. Do it in Brandwright, under Account.',
    );
  return person;
}

async function read(context: Context, kind: 'LOGIN' | 'API', storeId: string | null): Promise<SessionRow[]> {
  const { userId } = personOf(context);
  const { rows } = await context.db.execute(
    sql`select * from sessions_of_person(${userId}, ${kind}, ${storeId})`,
  );
  return z.array(sessionRow).parse(rows);
}

/** Logins of the person in all their stores, the one used last first. */
export const readLogins = (context: Context) => read(context, 'LOGIN', null);

/** Tokens that the person made for programs in this store. */
export const readTokens = (context: Context) => read(context, 'API', context.storeId);

export async function end(context: Context, sessionId: string): Promise<void> {
  const { userId } = personOf(context);
  await context.db.execute(sql`select session_end(${sessionId}, ${userId})`);
}

/** Ends the other logins, and the tokens of programs too where that is said. Answers how many logins. */
export async function endOthers(context: Context): Promise<number> {
  const { userId, sessionId = null } = personOf(context);
  const { rows } = await context.db.execute(
    sql`select sessions_end_others(${userId}, ${sessionId}, false) as ended`,
  );
  return z.object({ ended: z.int() }).parse(rows[0]).ended;
}
