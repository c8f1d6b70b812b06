import { OperationError } from '@brandwright/contract';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { missingOfPlan, reckon } from './rules.ts';
import { crowdfundingPlans } from './tables.ts';

export type PlanRow = typeof crowdfundingPlans.$inferSelect;
export type PlanValues = Partial<
  Pick<
    PlanRow,
    | 'title'
    | 'story'
    | 'projectId'
    | 'imageUrl'
    | 'goalMinor'
    | 'unitCostMinor'
    | 'quantity'
    | 'shippingPerUnitMinor'
    | 'otherCostsMinor'
    | 'launchDate'
    | 'durationDays'
    | 'rewards'
    | 'status'
    | 'submittedAt'
    | 'submittedTo'
    | 'isCurrent'
  >
>;

const standardDays = 30;

export function toPlan(context: Context, row: PlanRow): CrowdfundingPlan {
  return {
    planId: row.id,
    title: row.title,
    story: row.story,
    projectId: row.projectId,
    imageUrl: row.imageUrl,
    currency: row.currency,
    goalMinor: row.goalMinor,
    unitCostMinor: row.unitCostMinor,
    quantity: row.quantity,
    shippingPerUnitMinor: row.shippingPerUnitMinor,
    otherCostsMinor: row.otherCostsMinor,
    launchDate: row.launchDate,
    durationDays: row.durationDays,
    rewards: row.rewards.toSorted((a, b) => a.priceMinor - b.priceMinor),
    reckoning: reckon(row, context.clock.now().toISOString().slice(0, 10)),
    missing: missingOfPlan(row),
    status: row.status,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    submittedTo: row.submittedTo,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Two people who begin or change at once wait for one another. */
const lockPlans = (context: Context) =>
  context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`crowdfunding plans ${context.storeId}`}, 0))`,
  );

const current = (context: Context) =>
  and(eq(crowdfundingPlans.storeId, context.storeId), eq(crowdfundingPlans.isCurrent, true));

/** The plan at work, or undefined. */
export async function readPlan(context: Context): Promise<PlanRow | undefined> {
  const [row] = await context.db.select().from(crowdfundingPlans).where(current(context));
  return row;
}

/** The plan at work, for a change of it. Errors: not_found with how to begin one. */
export async function lockPlan(context: Context): Promise<PlanRow> {
  await lockPlans(context);
  const row = await readPlan(context);
  if (row) return row;
  throw new OperationError(
    'not_found',
    'There’s no crowdfunding plan yet. Say "crowdfund my desk lamp idea" to start one.',
  );
}

/** Puts a new plan to work; the one before it stays, unseen, for undo. Answers both. */
export async function beginPlan(
  context: Context,
  values: PlanValues & { title: string },
): Promise<{ row: PlanRow; before: PlanRow | undefined }> {
  await lockPlans(context);
  const before = await readPlan(context);
  if (before) await changePlan(context, before.id, { isCurrent: false });
  const now = context.clock.now();
  const [row] = await context.db
    .insert(crowdfundingPlans)
    .values({
      durationDays: standardDays,
      ...values,
      storeId: context.storeId,
      id: randomUUID(),
      isCurrent: true,
      currency: 'USD',
      status: 'DRAFT',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The plan couldn’t be saved.');
  return { row, before };
}

/** Changes a plan and answers it as it then stands. */
export async function changePlan(context: Context, id: string, values: PlanValues): Promise<PlanRow> {
  const [row] = await context.db
    .update(crowdfundingPlans)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(and(eq(crowdfundingPlans.storeId, context.storeId), eq(crowdfundingPlans.id, id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'That crowdfunding plan no longer exists.');
  return row;
}
