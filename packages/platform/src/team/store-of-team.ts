import { planTiers, OperationError } from '@brandwright/contract';
import { planNames } from '@brandwright/contract/store/entities.ts';
import { seatsOfPlan } from '@brandwright/contract/team/seats.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';

const row = z.object({ name: z.string(), plan_type: z.enum(planTiers), extra_seats: z.int() });

/** The store's name and plan, and how many people the plan has room for. */
export async function readStore(context: Context) {
  const { rows } = await context.db.execute(
    sql`select name, plan_type, extra_seats from team_stores where store_id = ${context.storeId}`,
  );
  const none = { name: 'the store', plan_type: 'TIER_1', extra_seats: 0 };
  const { name, plan_type: plan, extra_seats: extra } = row.parse(rows[0] ?? none);
  return { name, planName: planNames[plan], limit: seatsOfPlan[plan] + extra };
}

/** Errors: conflict when the plan has no room for one more; says `whatToDo` about it. */
export async function refuseFull(
  context: Context,
  used: number,
  whatToDo = 'Remove someone or cancel an open invite first.',
): Promise<void> {
  const { limit, planName } = await readStore(context);
  if (used < limit) return;
  throw new OperationError('conflict', `All ${limit} seats on the ${planName} plan are taken. ${whatToDo}`);
}
