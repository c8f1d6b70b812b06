import { z } from 'zod';
import { amountMinor, day, field, instant } from '../../kernel/fields.ts';

/** Most reward tiers of one plan. */
export const mostRewards = 20;
/** Days that a campaign may run; usual platforms allow up to 60. */
export const mostCampaignDays = 60;
/** A goal, a cost: at most ten million dollars. In minor units. */
export const mostAmountMinor = 1_000_000_000;

/** What a backer gets for a pledge. Money in minor units of the plan's currency. */
export const rewardTier = z.object({
  rewardId: z.uuid(),
  title: z.string(),
  priceMinor: amountMinor(),
  description: z.string(),
  /** How many there are; null: as many as are asked for. */
  limit: z.int().nullable(),
  /** Day by which it should be with its backer. */
  deliveryDate: day().nullable(),
});
export type RewardTier = z.output<typeof rewardTier>;

/** One line of what the goal must cover. `isEstimate`: reckoned by us by a rule of thumb. */
export const planCost = z.object({
  label: z.string(),
  amountMinor: amountMinor(),
  isEstimate: z.boolean(),
  note: z.string(),
});
export type PlanCost = z.output<typeof planCost>;

/** What platform and payments take of a sum that is raised: the least that covers all, the goal, or what all rewards bring. */
export const planFees = z.object({
  of: z.enum(['NEEDED', 'GOAL', 'REWARDS']),
  raisedMinor: amountMinor(),
  /** How many payments are reckoned with. */
  pledges: z.int(),
  feesMinor: amountMinor(),
});
export type PlanFees = z.output<typeof planFees>;

/** What the goal must cover. Null where what it needs is not said yet. */
export const planReckoning = z.object({
  costs: z.array(planCost),
  /** All costs with the fees: the least goal that loses nothing. */
  neededMinor: amountMinor().nullable(),
  neededPerUnitMinor: amountMinor().nullable(),
  /** What the goal leaves after its own fees and all costs; below zero, reaching it would lose money. */
  marginMinor: amountMinor().nullable(),
  /** What the goal lacks of what is needed; 0 where it covers it. */
  shortMinor: amountMinor().nullable(),
  /** Fees are an estimate, each of its own raised sum. */
  fees: z.array(planFees),
  /** What all rewards bring once each is sold out; null while one has no limit, or there is none. */
  mostFromRewardsMinor: amountMinor().nullable(),
  /** Pledges of the cheapest reward that reach the goal. */
  backersForGoal: z.int().nullable(),
  warnings: z.array(z.string()),
});
export type PlanReckoning = z.output<typeof planReckoning>;

export const planStatus = z.enum(['DRAFT', 'SUBMITTED']);

/** An idea as it would go before backers. One plan is at work at a time. */
export const crowdfundingPlan = z.object({
  planId: z.uuid(),
  title: z.string(),
  story: z.string(),
  projectId: field(z.uuid(), { ref: 'idea_project' }).nullable(),
  imageUrl: z.string().nullable(),
  currency: z.string(),
  goalMinor: amountMinor().nullable(),
  unitCostMinor: amountMinor().nullable(),
  quantity: z.int().nullable(),
  shippingPerUnitMinor: amountMinor().nullable(),
  /** Molds, samples, the film: paid once. */
  otherCostsMinor: amountMinor().nullable(),
  launchDate: day().nullable(),
  durationDays: z.int(),
  rewards: z.array(rewardTier),
  reckoning: planReckoning,
  /** What is still needed before the e-mail can be sent, as questions. */
  missing: z.array(z.object({ field: z.string(), question: z.string() })),
  status: planStatus,
  submittedAt: instant().nullable(),
  /** The login's own address to which it was sent. */
  submittedTo: z.string().nullable(),
  updatedAt: instant(),
});
export type CrowdfundingPlan = z.output<typeof crowdfundingPlan>;
