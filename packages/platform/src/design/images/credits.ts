import { OperationError, type PlanTier } from '@brandwright/contract';
import type { ImageCredits } from '@brandwright/contract/design/images/entities.ts';
import { connectedEngines } from '@brandwright/providers/image-maker/connected.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { monthOf, picturesOfPlan, renewalOf, tooFewLeft } from './rules.ts';
import { imageMonths } from './tables.ts';

const planOf = (context: Context): PlanTier =>
  context.actor.kind === 'user' ? context.actor.plan : 'TIER_3';

/** How the store stands this month. */
export async function readCredits(context: Context): Promise<ImageCredits> {
  const now = context.clock.now();
  const plan = planOf(context);
  const [row] = await context.db
    .select({ used: imageMonths.used })
    .from(imageMonths)
    .where(ofMonth(context, monthOf(now)));
  const used = row?.used ?? 0;
  return {
    monthlyQuantity: picturesOfPlan[plan],
    used,
    trialRemainingQuantity: Math.max(0, picturesOfPlan[plan] - used),
    isSubscribe: plan !== 'TIER_1',
    renewsOn: renewalOf(now),
    engines: connectedEngines(context.providers.imageMaker),
  };
}

/**
 * Counts pictures before they are made, in one statement, so that two at once cannot pass the limit together. Refuses
 * (conflict) with what to do when fewer are left.
 */
export async function takeCredits(context: Context, count: number): Promise<void> {
  const most = picturesOfPlan[planOf(context)];
  const month = monthOf(context.clock.now());
  const taken =
    count > most
      ? []
      : await context.db
          .insert(imageMonths)
          .values({ storeId: context.storeId, id: randomUUID(), month, used: count })
          .onConflictDoUpdate({
            target: [imageMonths.storeId, imageMonths.month],
            set: { used: sql`${imageMonths.used} + ${count}` },
            setWhere: sql`${imageMonths.used} + ${count} <= ${most}`,
          })
          .returning({ used: imageMonths.used });
  if (taken.length > 0) return;
  const { trialRemainingQuantity, renewsOn } = await readCredits(context);
  throw new OperationError('conflict', tooFewLeft(planOf(context), trialRemainingQuantity, count, renewsOn));
}

/** Gives back what was counted for pictures that could not be made, in the month in which it was counted. */
export async function giveBackCredits(context: Context, count: number, countedAt: Date): Promise<void> {
  if (count === 0) return;
  await context.db
    .update(imageMonths)
    .set({ used: sql`greatest(0, ${imageMonths.used} - ${count})` })
    .where(ofMonth(context, monthOf(countedAt)));
}

const ofMonth = (context: Context, month: string) =>
  and(eq(imageMonths.storeId, context.storeId), eq(imageMonths.month, month));
