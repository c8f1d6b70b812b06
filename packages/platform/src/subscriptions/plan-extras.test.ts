import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { changePlanExtras } from '@brandwright/contract/subscriptions/change-plan-extras.ts';
import { getAiCredits } from '@brandwright/contract/subscriptions/ai-credits/get-ai-credits.ts';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { previewPlanChange } from '@brandwright/contract/subscriptions/preview-plan-change.ts';
import { previewPlanExtras } from '@brandwright/contract/subscriptions/preview-plan-extras.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { beforeEach, expect, it } from 'vitest';
import { resetTestTime, type TestStore } from '../kernel/testing.ts';
import { later, round, subscribed } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await subscribed('TIER_3');
});

const plan = async () => (await store.run(getSubscription, {})).subscription;
const credits = async () => (await store.run(getAiCredits, {})).granted;
const seats = async () => (await store.run(listTeam, {})).seats.limit;

it('sells a step of AI credits now: what was shown is charged, and the credits are there at once', async () => {
  later(store, 15);
  const shown = await store.run(previewPlanExtras, { monthlyAiCredits: 8000 });
  expect(shown).toMatchObject({
    from: { monthlyAiCredits: 5000, extraSeats: 0 },
    to: { monthlyAiCredits: 8000, extraSeats: 0 },
    isImmediate: true,
    later: { amountMinor: 22_400, at: '2026-12-20T15:00:00.000Z' },
  });
  // Half of $25.00, for half of the month.
  expect(shown.dueNowMinor).toBe(1250);
  const action = await store.ask(changePlanExtras, { monthlyAiCredits: 8000 });
  expect(action.preview).toMatchObject({
    verb: 'Pay $12.50',
    what: expect.stringContaining('8,000 AI credits'),
  });
  expect(await credits()).toBe(5000);
  await store.decide(action.id, true);
  expect(await plan()).toMatchObject({ amountMinor: 22_400, monthlyAiCredits: 8000 });
  expect(await credits()).toBe(8000);
  later(store, 20);
  await round(store);
  expect(await plan()).toMatchObject({ amountMinor: 22_400, monthlyAiCredits: 8000 });
});

it('adds seats to those that are paid for, and takes fewer at the end of the period', async () => {
  expect(await seats()).toBe(10);
  await store.run(changePlanExtras, { moreSeats: 2 });
  await store.run(changePlanExtras, { moreSeats: 1 });
  expect(await seats()).toBe(13);
  expect(await plan()).toMatchObject({ extraSeats: 3, amountMinor: 19_900 + 3600 });
  const { change } = await store.run(changePlanExtras, { seats: { inAll: 1 } });
  expect(change).toContain('From December 20, 2026');
  expect(await seats()).toBe(13);
  expect(await store.refusal(changePlanExtras, { moreSeats: 1 })).toMatchObject({ code: 'conflict' });
  later(store, 31);
  await round(store);
  expect(await plan()).toMatchObject({ extraSeats: 1, amountMinor: 19_900 + 1200 });
  expect(await seats()).toBe(11);
});

it('keeps seats over a change of plan, says what becomes of the credits, and ends both with the plan', async () => {
  store = await subscribed('TIER_2');
  await store.run(changePlanExtras, { monthlyAiCredits: 7000, moreSeats: 2 });
  expect(await plan()).toMatchObject({ amountMinor: 3900 + 6500 + 2400 });
  const change = await store.run(previewPlanChange, { tier: 'TIER_3' });
  expect(change.later?.amountMinor).toBe(19_900 + 2400);
  expect(change.warnings.join(' ')).toContain('7,000 AI credits a month');
  await store.run(changePlan, { tier: 'TIER_3' });
  expect(await plan()).toMatchObject({ monthlyAiCredits: 5000, extraSeats: 2, amountMinor: 19_900 + 2400 });
  expect(await seats()).toBe(12);
  await store.run(cancelSubscription, { when: 'NOW' });
  expect(await seats()).toBe(5);
});

it('bills a year of extras as ten months', async () => {
  await store.run(changePlan, { cycle: 'YEARLY' });
  await store.run(changePlanExtras, { moreSeats: 1 });
  expect(await plan()).toMatchObject({ cycle: 'YEARLY', amountMinor: 199_000 + 12_000 });
});

it('refuses what is no step, nothing, too much, plans that end, Free, low roles and prices that rose', async () => {
  const refused = async (input: object, options = {}) =>
    (await store.refusal(changePlanExtras, input, options)).code;
  expect(await refused({})).toBe('bad_input');
  expect(await refused({ monthlyAiCredits: 6000 })).toBe('bad_input');
  expect(await refused({ moreSeats: 21 })).toBe('bad_input');
  expect(await refused({ moreSeats: -1 })).toBe('bad_input');
  expect(await refused({ monthlyAiCredits: 5000 })).toBe('conflict');
  expect(await refused({ moreSeats: 1 }, { as: 'member' })).toBe('forbidden');
  expect(await refused({ moreSeats: 1 }, { as: 'preview' })).toBe('preview_blocked');
  expect(await refused({ moreSeats: 1, dueNowMinor: 1 })).toBe('conflict');
  expect((await plan())?.amountMinor).toBe(19_900);
  await store.run(cancelSubscription, {});
  expect(await refused({ moreSeats: 1 })).toBe('conflict');
  store = await subscribed(null);
  expect(await refused({ moreSeats: 1 })).toBe('not_found');
  store = await subscribed('TIER_2_5');
  const { code, message } = await store.refusal(changePlanExtras, { monthlyAiCredits: 5000 });
  expect([code, message]).toEqual(['bad_input', expect.stringContaining('no larger step')]);
});
