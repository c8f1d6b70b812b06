import { planOf, suggestedUpgrade } from '@brandwright/contract/kernel/plan-catalog.ts';
import type { PlanOverview, PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import {
  isPastDue,
  isPaused,
  isSubscribed,
  planStateOf,
  tierInForce,
} from '@brandwright/contract/subscriptions/rules.ts';
import type { Subscription } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { asOfNow } from './sync-plan.ts';
import { billingOf, extrasOf, findPlan, readStore, type KnownPlan } from './plan-subscription.ts';

/** A plan and how it stands at the bank, as operations answer it. */
export function showSubscription(plan: KnownPlan, bank: Subscription): PlanSubscription {
  const { status } = bank;
  const paused = isPaused(bank);
  const isRunning = status === 'active' || status === 'trialing';
  const { nextTier, nextCycle } = plan;
  return {
    tier: plan.tier,
    title: plan.title,
    cycle: plan.cycle,
    status,
    planState: planStateOf(status),
    isSubscribed: isSubscribed(status),
    isPastDue: isPastDue(status),
    isPaused: paused,
    amountMinor: bank.amountMinor,
    currency: bank.currency,
    currentPeriodStart: bank.currentPeriodStart,
    currentPeriodEnd: bank.currentPeriodEnd,
    trialEndsAt: bank.trialEndsAt,
    pausedAt: bank.pausedAt,
    resumesAt: bank.resumesAt,
    cancelsAtPeriodEnd: bank.cancelsAtPeriodEnd && status !== 'canceled',
    canceledAt: bank.canceledAt,
    next:
      bank.next && nextTier && nextCycle
        ? {
            tier: nextTier,
            title: bank.next.title,
            cycle: nextCycle,
            amountMinor: bank.next.amountMinor,
            at: bank.currentPeriodEnd,
          }
        : null,
    ...extrasOf(plan),
    percentOff: bank.percentOff,
    openInvoiceId: bank.openInvoiceId,
    allowed: {
      change: isRunning && !paused,
      pause: isRunning && !paused && !bank.cancelsAtPeriodEnd,
      resume: paused,
      cancel: status !== 'canceled' && !bank.cancelsAtPeriodEnd,
      reactivate: status === 'canceled' || bank.cancelsAtPeriodEnd || bank.next !== null,
    },
  };
}

/** How a plan stands, with whose features the store has. */
export function showOverview(
  context: Context,
  plan: KnownPlan,
  bank: Subscription,
): PlanOverview & { subscription: PlanSubscription } {
  const { status, pausedAt } = bank;
  const { paidUntil } = plan;
  const tier = tierInForce({ status, pausedAt, tier: plan.tier, paidUntil }, context.clock.now());
  return {
    tier,
    planName: planOf[tier].name,
    planState: planStateOf(status),
    subscription: showSubscription(plan, bank),
    suggestedUpgrade: suggestedUpgrade[tier],
  };
}

/** The same of whatever store it is: one that never subscribed has the plan that it was given. */
export async function readOverview(context: Context): Promise<PlanOverview> {
  const plan = await findPlan(context);
  if (plan) {
    const bank = await billingOf(context).getSubscription(plan.subscriptionId);
    return showOverview(context, asOfNow(context, plan, bank), bank);
  }
  const { tier } = await readStore(context);
  return {
    tier,
    planName: planOf[tier].name,
    planState: planStateOf(null),
    subscription: null,
    suggestedUpgrade: suggestedUpgrade[tier],
  };
}
