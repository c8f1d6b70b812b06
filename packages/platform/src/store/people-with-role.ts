import { and, eq, inArray } from 'drizzle-orm';
import type { Role } from '@brandwright/contract';
import type { Context } from '../kernel/request/context.ts';
import { memberships, users } from './tables.ts';

/** The people of the store who have one of some roles, with their addresses. */
export const peopleWithRole = ({ db, storeId }: Pick<Context, 'db' | 'storeId'>, roles: readonly Role[]) =>
  db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.storeId, storeId), inArray(memberships.role, [...roles])));
