import {
  OperationError,
  blockedFeatureCode,
  planTiers,
  roles,
  type AnyDeclaration,
  type Role,
} from '@brandwright/contract';
import { planOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../data/database.ts';

/** The weakest role that may change what a store pays for its plan. */
export const mayPayRole: Role = 'admin';

/** Named at most. */
const mostNames = 3;

/** People of the store who have a role or a stronger one, the strongest first: whom to ask. */
export async function namesWith(db: Database, storeId: string, role: Role): Promise<string[]> {
  const enough = roles.slice(roles.indexOf(role)).toReversed();
  const { rows } = await db.execute(
    sql`select u.name from memberships m join users u on u.id = m.user_id
      where m.store_id = ${storeId} and m.role in ${enough}
      order by m.role = 'owner' desc, m.created_at, u.name limit ${mostNames}`,
  );
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}

/** A role that is too low: which one it takes, and who has it. */
export function roleRefusal(role: Role, needed: Role, names: readonly string[]): OperationError {
  const enough = roles.slice(roles.indexOf(needed));
  const whom =
    names.length > 0
      ? listWords(names, names.length, 'or')
      : `someone who is ${listWords(enough, enough.length, 'or')}`;
  return new OperationError(
    'forbidden',
    `Your role (${role}) can’t do this: it takes ${needed} access. Ask ${whom}.`,
  );
}

/**
 * What the plan or a switch of the store lacks. The message is the code by which clients know it; the words are its detail: the plans that
 * include it, and who can change the plan (undefined: the caller).
 */
export function blockedRefusal(
  { title, access }: Pick<AnyDeclaration, 'title' | 'access'>,
  isPlan: boolean,
  names: readonly string[] | undefined,
): OperationError {
  const plan = access.kind === 'private' ? access.plan : undefined;
  if (!isPlan || plan === undefined)
    return blocked(
      'flag',
      `"${title}" isn’t turned on for this store. Nothing was changed. Whoever runs Brandwright for you can turn it on.`,
    );
  const having = planTiers.slice(planTiers.indexOf(plan)).map((tier) => planOf[tier].name);
  const who =
    names === undefined
      ? 'You can change the plan under Account, in Plan and billing.'
      : `${names.length > 0 ? listWords(names, names.length, 'or') : 'The store’s owner'} can change the plan.`;
  return blocked(
    'plan',
    `"${title}" isn’t part of your plan; it comes with ${listWords(having)}. Nothing was changed. ${who}`,
  );
}

const blocked = (path: 'plan' | 'flag', message: string) =>
  new OperationError('feature_blocked', blockedFeatureCode, [{ path, message }]);
