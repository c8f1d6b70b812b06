import { OperationError, type Role } from '@brandwright/contract';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import type { TeamMember } from '@brandwright/contract/team/entities.ts';
import { memberRole, roleWithArticle } from '@brandwright/contract/team/roles.ts';
import { teamKinds } from '@brandwright/contract/team/record-kinds.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { formerMembers } from './tables.ts';

// People and memberships belong to `store`; they are read through the views of packages/platform/routines/team.sql.

const person = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  joined_at: z.coerce.date(),
});

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
}

/** Everyone on the team, highest role first, then by when they joined. */
export async function readPeople(context: Context): Promise<Person[]> {
  const { rows } = await context.db.execute(sql`
    select user_id, name, email, role, joined_at from team_people
    where store_id = ${context.storeId} and left_at is null
    order by array_position(array['owner', 'admin', 'member', 'viewer'], role), joined_at, name`);
  return z
    .array(person)
    .parse(rows)
    .map(({ user_id: id, joined_at: joinedAt, ...rest }) => ({ id, joinedAt, ...rest }));
}

/** Locks the team until the transaction ends, so that two changes at once can't remove the last owner or overfill the plan. */
export const holdTeam = (context: Context) =>
  context.db.execute(sql`select 1 from memberships where store_id = ${context.storeId} for update`);

const kind: RecordKindDeclaration<Person> = {
  called: teamKinds.team_member,
  nameOf: ({ name }) => name,
  alsoCalled: ({ email }) => email,
  labelOf: ({ name, role }) => `${name} (${role})`,
  likeness: ({ name }, said) => nameLikeness(name, said, /./, 'first').score,
  lookUp: 'Ask who is on the team to see their names.',
  byId: async (context, id) => (await readPeople(context)).find((one) => one.id === id),
  named: readPeople,
};

/** The person with an id, name or email. Errors: not_found, conflict where several fit. */
export const findMember = (context: Context, said: string): Promise<Person> =>
  resolveRecord(context, kind, said);

export const toMember = ({ actor }: Pick<Context, 'actor'>, { joinedAt, ...rest }: Person): TeamMember => ({
  ...rest,
  isYou: actor.kind === 'user' && actor.userId === rest.id,
  joinedAt: joinedAt.toISOString(),
});

/** The caller’s role; the system may do what an owner may. */
export const actingRole = ({ actor }: Pick<Context, 'actor'>): Role =>
  actor.kind === 'user' ? actor.role : 'owner';

/** Nobody gives a role above their own, or changes someone who has one. Errors: forbidden. */
export function refuseAbove(context: Context, role: Role, doing: string): void {
  if (hasRole(actingRole(context), role)) return;
  throw new OperationError(
    'forbidden',
    `Only ${roleWithArticle(role)} can ${doing}. You’re ${roleWithArticle(actingRole(context))}.`,
  );
}

/** A store always keeps an owner. Errors: conflict. */
export function refuseLastOwner(people: readonly Person[], { id, role, name }: Person): void {
  if (role !== 'owner' || people.some((one) => one.role === 'owner' && one.id !== id)) return;
  throw new OperationError(
    'conflict',
    `${name} is the only owner of this store. Make someone else an owner first.`,
  );
}

export const setRole = (context: Context, userId: string, role: Role) =>
  context.db.execute(
    sql`update memberships set role = ${role} where store_id = ${context.storeId} and user_id = ${userId}`,
  );

/** Ends a membership and the person’s logins to this store; keeps their name for the journal. */
export async function endMembership(context: Context, { id, joinedAt, ...known }: Person): Promise<void> {
  await context.db.insert(formerMembers).values({
    storeId: context.storeId,
    id: randomUUID(),
    userId: id,
    ...known,
    joinedAt,
    leftAt: context.clock.now(),
  });
  await context.db.execute(
    sql`delete from memberships where store_id = ${context.storeId} and user_id = ${id}`,
  );
  await context.db.execute(sql`select team_sessions_end(${id})`);
}
