import { OperationError, type PlanTier } from '@brandwright/contract';
import {
  extrasPriceOf,
  planOf,
  priceOf,
  type BillingCycle,
  type PlanExtras,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import { isTestBank, type Billing, type Subscription, type SubscriptionTerms } from '@brandwright/providers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cardsOnFile, customerAtBank } from '../kernel/payments/cards.ts';
import type { Context } from '../kernel/request/context.ts';
import { planSubscriptions } from './tables.ts';

export type PlanRow = typeof planSubscriptions.$inferSelect;
/** A plan that the bank knows of. */
export type KnownPlan = PlanRow & { subscriptionId: string };

/** The bank's subscriptions, by the store's clock. */
export const billingOf = (context: Context): Billing => context.providers.payments.billing(context.clock);

const mine = (context: Context) =>
  and(
    eq(planSubscriptions.storeId, context.storeId),
    eq(planSubscriptions.bank, context.providers.payments.kind),
  );

/** The store's plan; undefined where it never subscribed. */
export async function findPlan(context: Context): Promise<KnownPlan | undefined> {
  const [row] = await context.db.select().from(planSubscriptions).where(mine(context));
  if (!row) return undefined;
  return { ...row, subscriptionId: row.subscriptionId ?? (await makeKnown(context, row)) };
}

/** The same, and nobody else changes it until this transaction ends. */
export async function lockPlan(context: Context): Promise<KnownPlan | undefined> {
  // Made known before it is locked, because that has a transaction of its own.
  await findPlan(context);
  const [row] = await context.db.select().from(planSubscriptions).where(mine(context)).for('update');
  if (!row) return undefined;
  if (row.subscriptionId === null) throw new Error('The plan isn’t known to the bank.');
  return { ...row, subscriptionId: row.subscriptionId };
}

/** The plan, where only one that is paid for will do. Errors: not_found. */
export async function lockPaidPlan(context: Context): Promise<KnownPlan> {
  return (await lockPlan(context)) ?? refuseNone();
}

export async function findPaidPlan(context: Context): Promise<KnownPlan> {
  return (await findPlan(context)) ?? refuseNone();
}

function refuseNone(): never {
  throw new OperationError(
    'not_found',
    'This store has no paid plan. Choose one under Account, Plan and billing.',
  );
}

/** Tells the bank of a plan that began before it knew of it, once: whoever is second takes what the first made. */
async function makeKnown(context: Context, row: PlanRow): Promise<string> {
  const { payments } = context.providers;
  if (!isTestBank(payments) || row.startedAt === null)
    throw new OperationError('upstream', 'The payment provider doesn’t know this plan. Contact support.');
  const [card] = await cardsOnFile(context);
  const made = await payments.billing(context.clock).subscribeSince(
    {
      customerId: await context.apart((db) => customerAtBank({ ...context, db, storeId: context.storeId })),
      cardId: card?.methodId ?? 'pm_card_visa',
      ...termsOf(row.tier, row.cycle, extrasOf(row)),
      currency: 'USD',
      idempotencyKey: randomUUID(),
    },
    row.startedAt,
  );
  return context.apart(async (db) => {
    const where = and(eq(planSubscriptions.storeId, row.storeId), eq(planSubscriptions.id, row.id));
    const [set] = await db
      .update(planSubscriptions)
      .set({ subscriptionId: made.id })
      .where(and(where, isNull(planSubscriptions.subscriptionId)))
      .returning({ id: planSubscriptions.subscriptionId });
    if (set) return made.id;
    const [known] = await db.select().from(planSubscriptions).where(where);
    return known?.subscriptionId ?? made.id;
  });
}

export async function changePlanRow(
  context: Context,
  { id }: Pick<PlanRow, 'id'>,
  values: Partial<typeof planSubscriptions.$inferInsert>,
): Promise<KnownPlan> {
  const [row] = await context.db
    .update(planSubscriptions)
    .set(values)
    .where(and(eq(planSubscriptions.storeId, context.storeId), eq(planSubscriptions.id, id)))
    .returning();
  if (!row || row.subscriptionId === null) throw new Error('The plan is gone.');
  return { ...row, subscriptionId: row.subscriptionId };
}

/** What is paid for beside the plan. */
export const extrasOf = ({
  tier,
  aiCredits,
  extraSeats,
}: Pick<PlanRow, 'tier' | 'aiCredits' | 'extraSeats'>): PlanExtras => ({
  monthlyAiCredits: aiCredits ?? planOf[tier].monthlyAiCredits,
  extraSeats,
});

/** What the bank is asked to bill for a plan with its extras. */
export const termsOf = (tier: PlanTier, cycle: BillingCycle, extras: PlanExtras): SubscriptionTerms => ({
  title: planOf[tier].name,
  amountMinor: priceOf(tier, cycle) + extrasPriceOf(tier, cycle, extras),
  interval: cycle === 'YEARLY' ? 'YEAR' : 'MONTH',
});

const storeRow = z.object({
  name: z.string(),
  plan_type: z.enum(['TIER_1', 'TIER_2', 'TIER_2_5', 'TIER_3']),
});

/** What the store itself is called, and the plan that it has been given. */
export async function readStore(context: Context): Promise<{ name: string; tier: PlanTier }> {
  const { rows } = await context.db.execute(
    sql`select name, plan_type from plan_stores where store_id = ${context.storeId}`,
  );
  const { name, plan_type: tier } = storeRow.parse(rows[0] ?? { name: 'the store', plan_type: 'TIER_1' });
  return { name, tier };
}

export function refuseCanceled(bank: Subscription, title: string): void {
  if (bank.status === 'canceled')
    throw new OperationError(
      'conflict',
      `${title} is already canceled. Reactivate it, or choose another plan.`,
    );
}
