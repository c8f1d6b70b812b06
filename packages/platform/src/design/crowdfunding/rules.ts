import type {
  PlanCost,
  PlanFees,
  PlanReckoning,
  RewardTier,
} from '@brandwright/contract/design/crowdfunding/entities.ts';
import { unreachableGoal } from '@brandwright/contract/design/crowdfunding/say.ts';
import { count, dayWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';

/**
 * What platforms keep, in hundredths of a percent of what is raised, and for each pledge in minor units. A rule of thumb
 * after what large reward platforms publish (5 % of what is raised; 3 % and $0.20 a pledge for taking the payment): each
 * has its own, so it is shown as an estimate wherever it stands.
 */
export const feeEstimate = { platformBasisPoints: 500, paymentBasisPoints: 300, perPledgeMinor: 20 } as const;

const whole = 10_000;

export interface PlanFigures {
  currency: string;
  goalMinor: number | null;
  unitCostMinor: number | null;
  quantity: number | null;
  shippingPerUnitMinor: number | null;
  otherCostsMinor: number | null;
  launchDate: string | null;
  durationDays: number;
  rewards: readonly RewardTier[];
}

/**
 * The least that must be raised so that costs remain after the fees, all in minor units: costs and pledge fees over what
 * is left of each unit of money. Rounded up. `pledges`: how many payments are reckoned with.
 */
export function neededFor(costsMinor: number, pledges: number): number {
  const left = whole - feeEstimate.platformBasisPoints - feeEstimate.paymentBasisPoints;
  return Math.ceil(((costsMinor + pledges * feeEstimate.perPledgeMinor) * whole) / left);
}

/** What platform and payments take of a sum that is raised, in minor units, rounded up. */
const feesOn = (raisedMinor: number, pledges: number): number =>
  Math.ceil((raisedMinor * (feeEstimate.platformBasisPoints + feeEstimate.paymentBasisPoints)) / whole) +
  pledges * feeEstimate.perPledgeMinor;

const feesOf = (of: PlanFees['of'], raisedMinor: number, pledges: number): PlanFees => ({
  of,
  raisedMinor,
  pledges,
  feesMinor: feesOn(raisedMinor, pledges),
});

/** What the rewards bring once each is sold out; null where one has no limit, or there is none. */
function soldOut(rewards: readonly RewardTier[]): { raisedMinor: number; pledges: number } | null {
  let [raisedMinor, pledges] = [0, 0];
  for (const { priceMinor, limit } of rewards) {
    if (limit === null) return null;
    raisedMinor += priceMinor * limit;
    pledges += limit;
  }
  return pledges === 0 ? null : { raisedMinor, pledges };
}

/** What the goal must cover. One pledge a piece is reckoned with. `today` is YYYY-MM-DD. */
export function reckon(plan: PlanFigures, today: string): PlanReckoning {
  const { unitCostMinor, quantity, goalMinor, rewards } = plan;
  const cheapest = rewards.reduce<number | null>(
    (least, { priceMinor }) => (least === null ? priceMinor : Math.min(least, priceMinor)),
    null,
  );
  const backersForGoal = goalMinor === null || cheapest === null ? null : Math.ceil(goalMinor / cheapest);
  const sold = soldOut(rewards);
  const pledges = quantity ?? backersForGoal;
  const fees: PlanFees[] = [
    ...(goalMinor === null || pledges === null ? [] : [feesOf('GOAL', goalMinor, pledges)]),
    ...(sold ? [feesOf('REWARDS', sold.raisedMinor, sold.pledges)] : []),
  ];
  const mostFromRewardsMinor = sold?.raisedMinor ?? null;
  const unreachable = unreachableGoal({ ...plan, mostFromRewardsMinor });
  const reach = unreachable === null ? [] : [unreachable];
  if (unitCostMinor === null || quantity === null)
    return {
      costs: [],
      neededMinor: null,
      neededPerUnitMinor: null,
      marginMinor: null,
      shortMinor: null,
      fees,
      mostFromRewardsMinor,
      backersForGoal,
      warnings: [...reach, ...dateWarnings(plan, today)],
    };
  const costs = costsOf(plan, unitCostMinor, quantity);
  const ownMinor = costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const neededMinor = neededFor(ownMinor, quantity);
  const neededPerUnitMinor = Math.ceil(neededMinor / quantity);
  return {
    costs: [
      ...costs,
      {
        label: 'Platform and payment fees',
        amountMinor: neededMinor - ownMinor,
        isEstimate: true,
        note: `Estimated at ${feeEstimate.platformBasisPoints / 100}% and ${feeEstimate.paymentBasisPoints / 100}% of what is raised, plus ${money(feeEstimate.perPledgeMinor, plan.currency)} a pledge, for ${count(quantity, 'pledge')}. Check what your platform charges.`,
      },
    ],
    neededMinor,
    neededPerUnitMinor,
    marginMinor: goalMinor === null ? null : goalMinor - feesOn(goalMinor, quantity) - ownMinor,
    shortMinor: goalMinor === null ? null : Math.max(0, neededMinor - goalMinor),
    // The least that covers all is rounded up, so its fees are what it leaves above the costs.
    fees: [
      { of: 'NEEDED', raisedMinor: neededMinor, pledges: quantity, feesMinor: neededMinor - ownMinor },
      ...fees,
    ],
    mostFromRewardsMinor,
    backersForGoal,
    warnings: [
      ...shortWarnings(plan, neededMinor),
      ...reach,
      ...costWarnings(plan, neededPerUnitMinor),
      ...dateWarnings(plan, today),
    ],
  };
}

function costsOf(plan: PlanFigures, unitCostMinor: number, quantity: number): PlanCost[] {
  const shippingMinor = (plan.shippingPerUnitMinor ?? 0) * quantity;
  const line = (label: string, amountMinor: number, note: string): PlanCost => ({
    label,
    amountMinor,
    isEstimate: false,
    note,
  });
  return [
    line(
      'Production',
      unitCostMinor * quantity,
      `${quantity.toLocaleString('en-US')} × ${money(unitCostMinor, plan.currency)}`,
    ),
    ...(shippingMinor > 0
      ? [
          line(
            'Shipping to backers',
            shippingMinor,
            `${quantity.toLocaleString('en-US')} × ${money(plan.shippingPerUnitMinor ?? 0, plan.currency)}`,
          ),
        ]
      : []),
    ...(plan.otherCostsMinor ? [line('One-off costs', plan.otherCostsMinor, 'Tooling, samples, video')] : []),
  ];
}

function shortWarnings({ goalMinor, currency }: PlanFigures, neededMinor: number): string[] {
  if (goalMinor === null || goalMinor >= neededMinor) return [];
  return [
    `The goal is ${money(neededMinor - goalMinor, currency)} short of what must be covered: reaching it would lose money.`,
  ];
}

function costWarnings(
  { rewards, currency, shippingPerUnitMinor }: PlanFigures,
  perUnitMinor: number,
): string[] {
  const cheap = rewards.filter(({ priceMinor }) => priceMinor < perUnitMinor);
  return [
    ...(shippingPerUnitMinor === null ? ['Shipping to backers isn’t included yet.'] : []),
    ...cheap.map(
      ({ title, priceMinor }) =>
        `"${title}" at ${money(priceMinor, currency)} is below the ${money(perUnitMinor, currency)} that one piece costs.`,
    ),
  ];
}

function dateWarnings({ launchDate, durationDays, rewards }: PlanFigures, today: string): string[] {
  if (launchDate === null) return [];
  if (launchDate < today) return [`The launch day, ${dayWords(launchDate)}, has passed.`];
  const end = new Date(Date.parse(`${launchDate}T00:00:00Z`) + durationDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return rewards
    .filter(({ deliveryDate }) => deliveryDate !== null && deliveryDate < end)
    .map(({ title }) => `"${title}" would be delivered before the campaign ends on ${dayWords(end)}.`);
}

export interface PlanContent {
  title: string;
  story: string;
  goalMinor: number | null;
  launchDate: string | null;
  rewards: readonly RewardTier[];
}

/** What a plan needs before it can be sent. */
export function missingOfPlan(plan: PlanContent): { field: string; question: string }[] {
  return [
    ...(plan.title.trim() ? [] : [{ field: 'title', question: 'What is it called?' }]),
    ...(plan.story.trim() ? [] : [{ field: 'story', question: 'What’s its story? Why should it exist?' }]),
    ...(plan.goalMinor === null ? [{ field: 'goalMinor', question: 'How much should be raised?' }] : []),
    ...(plan.rewards.length === 0
      ? [{ field: 'rewards', question: 'What does a backer get, and for how much?' }]
      : []),
    ...(plan.launchDate === null ? [{ field: 'launchDate', question: 'When does it launch?' }] : []),
  ];
}
