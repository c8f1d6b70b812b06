import { planTiers, type PlanTier } from '../kernel/operation.ts';
import type { BillingCycle } from '../kernel/plan-catalog.ts';

/** Overview §4. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionStatusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Active',
  trialing: 'On trial',
  past_due: 'Past due',
  unpaid: 'Unpaid',
  canceled: 'Canceled',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Never paid',
};

/** Overview §4. */
export const planStates = ['NOT_ACTIVE', 'ACTIVE', 'EXPIRED'] as const;
export type PlanState = (typeof planStates)[number];

const stateOfStatus: Readonly<Record<SubscriptionStatus, PlanState>> = {
  active: 'ACTIVE',
  trialing: 'ACTIVE',
  past_due: 'ACTIVE',
  incomplete: 'NOT_ACTIVE',
  incomplete_expired: 'NOT_ACTIVE',
  unpaid: 'EXPIRED',
  canceled: 'EXPIRED',
};

interface Standing {
  status: SubscriptionStatus;
  pausedAt: string | null;
}

/** Active, trialing and past_due count as having a subscription (brand-kit document §4). */
export const isSubscribed = (status: SubscriptionStatus | null): boolean =>
  status !== null && stateOfStatus[status] === 'ACTIVE';

/** Never paid for is NOT_ACTIVE, over is EXPIRED. */
export const planStateOf = (status: SubscriptionStatus | null): PlanState =>
  status === null ? 'NOT_ACTIVE' : stateOfStatus[status];

/** A paused-at time exists and the status is not canceled (brand-kit document §4). */
export const isPaused = ({ pausedAt, status }: Standing): boolean =>
  pausedAt !== null && status !== 'canceled';

/** Flagged apart: the plan still counts. */
export const isPastDue = (status: SubscriptionStatus | null): boolean => status === 'past_due';

/**
 * The plan whose features a store has. A paused plan keeps them to the end of what was paid; one that isn't subscribed has those of
 * Free.
 */
export function tierInForce(
  plan: Standing & { tier: PlanTier; paidUntil: Date | null },
  now: Date,
): PlanTier {
  if (!isSubscribed(plan.status)) return 'TIER_1';
  const isOver = plan.paidUntil !== null && plan.paidUntil <= now;
  return isPaused(plan) && isOver ? 'TIER_1' : plan.tier;
}

/** What a change of plan is. */
export const changeKinds = [
  'SUBSCRIBE',
  'UPGRADE',
  'DOWNGRADE',
  'CYCLE',
  'END_TRIAL',
  'CANCEL',
  'SAME',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface Choice {
  tier: PlanTier;
  cycle: BillingCycle;
}

type Sign = -1 | 0 | 1;
const signOf = (difference: number): Sign => (difference > 0 ? 1 : difference < 0 ? -1 : 0);
const lengths: Readonly<Record<BillingCycle, number>> = { MONTHLY: 1, YEARLY: 12 };

/**
 * When a change takes effect, by whether the plan rises (1), stays or falls, and whether its period gets longer (1), stays or gets
 * shorter. More begins now; less begins when what is paid is used up.
 */
const effectOf: Readonly<Record<Sign, Readonly<Record<Sign, 'NOW' | 'PERIOD_END'>>>> = {
  1: { 1: 'NOW', 0: 'NOW', [-1]: 'PERIOD_END' },
  0: { 1: 'NOW', 0: 'NOW', [-1]: 'PERIOD_END' },
  [-1]: { 1: 'PERIOD_END', 0: 'PERIOD_END', [-1]: 'PERIOD_END' },
};

const steps = (from: Choice, to: Choice) => ({
  tier: signOf(planTiers.indexOf(to.tier) - planTiers.indexOf(from.tier)),
  length: signOf(lengths[to.cycle] - lengths[from.cycle]),
});

/** When a subscription changes from one choice to another. */
export function effectOfChange(from: Choice, to: Choice): 'NOW' | 'PERIOD_END' {
  const { tier, length } = steps(from, to);
  return effectOf[tier][length];
}

export function kindOfChange(from: Choice, to: Choice): ChangeKind {
  if (to.tier === 'TIER_1') return 'CANCEL';
  const { tier, length } = steps(from, to);
  if (tier !== 0) return tier > 0 ? 'UPGRADE' : 'DOWNGRADE';
  return length === 0 ? 'SAME' : 'CYCLE';
}

/**
 * What is done about a renewal that failed, by days since it was billed. The bank calls it past due, and unpaid after 14 days; it is
 * tried again on the days named, and the plan is canceled on the last.
 */
export const dunning = { retryOnDays: [3, 7, 12], cancelOnDay: 44 } as const;

/** The next step that is due and hasn't been done: the day up to which it was done is kept. */
export function dunningStep(days: number, doneDay: number): 'RETRY' | 'CANCEL' | null {
  if (days >= dunning.cancelOnDay) return 'CANCEL';
  return dunning.retryOnDays.some((day) => day > doneDay && day <= days) ? 'RETRY' : null;
}

/** A quote holds as long: what was shown is then charged. */
export const quoteHours = 24;

/** What keeps someone who is about to cancel. The 40 is the specification's (overview §2.6); how long and how often, ours. */
export const retentionOffer = {
  percentOff: 40,
  monthlyInvoices: 3,
  yearlyInvoices: 1,
  everyDays: 365,
} as const;
