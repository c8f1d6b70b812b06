import { expect, it } from 'vitest';
import { missingOfPlan, neededFor, reckon, type PlanFigures } from './rules.ts';

const plan: PlanFigures = {
  currency: 'USD',
  goalMinor: 2_400_000,
  unitCostMinor: 2450,
  quantity: 600,
  shippingPerUnitMinor: 780,
  otherCostsMinor: 240_000,
  launchDate: '2027-03-02',
  durationDays: 30,
  rewards: [],
};
const reward = { rewardId: 'r', title: 'Early bird', description: '', limit: null };
const today = '2026-11-20';

it('finds the least that covers costs and fees, to the cent', () => {
  // 2,178,000 of costs and 600 × 20 of pledge fees are 92 % of what is raised.
  expect(neededFor(2_178_000, 600)).toBe(2_380_435);
  const needed = 2_380_435;
  const keep = (raised: number) => raised - raised * 0.08 - 600 * 20;
  expect(keep(needed)).toBeGreaterThanOrEqual(2_178_000);
  expect(keep(needed - 1)).toBeLessThan(2_178_000);
  expect(neededFor(0, 0)).toBe(0);
});

it('lists what the goal covers, with the fees as an estimate, in whole cents that add up', () => {
  const { costs, neededMinor, neededPerUnitMinor, marginMinor, warnings } = reckon(plan, today);
  expect(costs.map(({ label, amountMinor, isEstimate }) => [label, amountMinor, isEstimate])).toEqual([
    ['Production', 1_470_000, false],
    ['Shipping to backers', 468_000, false],
    ['One-off costs', 240_000, false],
    ['Platform and payment fees', 202_435, true],
  ]);
  expect(costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(neededMinor);
  expect(neededPerUnitMinor).toBe(3968);
  // Fees are taken of what is raised: 8 % of the goal and 600 × 20.
  expect(marginMinor).toBe(2_400_000 - 192_000 - 12_000 - 2_178_000);
  expect(warnings).toEqual([]);
});

it('warns of a goal, a reward and days that cannot be', () => {
  const { warnings, marginMinor, backersForGoal } = reckon(
    {
      ...plan,
      goalMinor: 1_000_000,
      shippingPerUnitMinor: null,
      rewards: [{ ...reward, priceMinor: 2900, deliveryDate: '2027-03-10' }],
    },
    today,
  );
  expect(marginMinor).toBeLessThan(0);
  expect(backersForGoal).toBe(345);
  expect(warnings.join('\n')).toMatch(/short of what must be covered/);
  expect(warnings.join('\n')).toMatch(/Shipping to backers isn’t included/);
  expect(warnings.join('\n')).toMatch(/"Early bird" at \$29.00 is below/);
  expect(warnings.join('\n')).toMatch(/before the campaign ends on April 1, 2027/);
  expect(reckon({ ...plan, launchDate: '2026-11-01' }, today).warnings[0]).toMatch(/has passed/);
});

it('reckons the fees of each sum that is raised: a share of it and so much a pledge', () => {
  const some = { ...reward, priceMinor: 5000, deliveryDate: null, limit: 100 };
  const { fees, shortMinor } = reckon(
    { ...plan, rewards: [some, { ...some, priceMinor: 9000, limit: 50 }] },
    today,
  );
  expect(fees).toEqual([
    { of: 'NEEDED', raisedMinor: 2_380_435, pledges: 600, feesMinor: 202_435 },
    { of: 'GOAL', raisedMinor: 2_400_000, pledges: 600, feesMinor: 192_000 + 12_000 },
    { of: 'REWARDS', raisedMinor: 950_000, pledges: 150, feesMinor: 76_000 + 3_000 },
  ]);
  expect(shortMinor).toBe(0);
  // Without a quantity the goal is reached by pledges of the cheapest reward.
  const open = reckon({ ...plan, quantity: null, rewards: [{ ...some, limit: null }] }, today);
  expect(open.fees).toEqual([
    { of: 'GOAL', raisedMinor: 2_400_000, pledges: 480, feesMinor: 192_000 + 9_600 },
  ]);
  expect(reckon({ ...plan, goalMinor: 2_000_000 }, today).shortMinor).toBe(380_435);
});

it('warns where all rewards together cannot reach the goal, with and without costs', () => {
  const few = { ...reward, priceMinor: 4500, deliveryDate: null, limit: 100 };
  const said =
    'All rewards together bring at most $4,500.00: the goal of $24,000.00 can’t be reached with them.';
  expect(reckon({ ...plan, rewards: [few] }, today).warnings.join()).toContain(said);
  expect(reckon({ ...plan, unitCostMinor: null, rewards: [few] }, today).warnings.join()).toContain(said);
  expect(reckon({ ...plan, rewards: [few, { ...few, limit: null }] }, today).warnings).toEqual([]);
  expect(reckon({ ...plan, rewards: [] }, today).mostFromRewardsMinor).toBeNull();
  // To the cent.
  const exact = reckon({ ...plan, goalMinor: 450_000, rewards: [few] }, today);
  expect(exact.warnings.join()).not.toContain('reached');
});

it('reckons nothing where the cost or the quantity is not said', () => {
  expect(reckon({ ...plan, unitCostMinor: null }, today)).toMatchObject({ neededMinor: null, costs: [] });
});

it('says what is missing, in order', () => {
  const empty = { title: ' ', story: '', goalMinor: null, launchDate: null, rewards: [] };
  expect(missingOfPlan(empty).map(({ field }) => field)).toEqual([
    'title',
    'story',
    'goalMinor',
    'rewards',
    'launchDate',
  ]);
});
