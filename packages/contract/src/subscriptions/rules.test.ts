import { describe, expect, it } from 'vitest';
import {
  dunningStep,
  effectOfChange,
  isPastDue,
  isPaused,
  isSubscribed,
  kindOfChange,
  planStateOf,
  subscriptionStatuses,
  tierInForce,
} from './rules.ts';

describe('how a subscription counts', () => {
  it('is subscribed while active, trialing or past due', () => {
    expect(subscriptionStatuses.filter(isSubscribed)).toEqual(['active', 'trialing', 'past_due']);
    expect(isSubscribed(null)).toBe(false);
    expect(subscriptionStatuses.filter(isPastDue)).toEqual(['past_due']);
  });

  it('is paused when there is a paused-at time, unless canceled', () => {
    const pausedAt = '2026-11-20T15:00:00Z';
    expect(subscriptionStatuses.filter((status) => !isPaused({ status, pausedAt }))).toEqual(['canceled']);
    expect(isPaused({ status: 'active', pausedAt: null })).toBe(false);
  });

  it.each([
    [null, 'NOT_ACTIVE'],
    ['incomplete', 'NOT_ACTIVE'],
    ['past_due', 'ACTIVE'],
    ['unpaid', 'EXPIRED'],
    ['canceled', 'EXPIRED'],
  ] as const)('%s is %s', (status, state) => {
    expect(planStateOf(status)).toBe(state);
  });

  it('keeps a paused plan’s features to the end of what was paid', () => {
    const plan = { tier: 'TIER_3', status: 'active', pausedAt: '2026-11-20T15:00:00Z' } as const;
    const paidUntil = new Date('2026-12-01T00:00:00Z');
    expect(tierInForce({ ...plan, paidUntil }, new Date('2026-11-30T00:00:00Z'))).toBe('TIER_3');
    expect(tierInForce({ ...plan, paidUntil }, new Date('2026-12-02T00:00:00Z'))).toBe('TIER_1');
    expect(tierInForce({ ...plan, pausedAt: null, paidUntil }, new Date('2026-12-02T00:00:00Z'))).toBe(
      'TIER_3',
    );
    expect(tierInForce({ ...plan, status: 'unpaid', paidUntil }, new Date('2026-11-30T00:00:00Z'))).toBe(
      'TIER_1',
    );
  });
});

describe('when a change takes effect', () => {
  it.each([
    ['TIER_2', 'MONTHLY', 'TIER_3', 'MONTHLY', 'NOW', 'UPGRADE'],
    ['TIER_2', 'MONTHLY', 'TIER_3', 'YEARLY', 'NOW', 'UPGRADE'],
    ['TIER_2', 'YEARLY', 'TIER_3', 'MONTHLY', 'PERIOD_END', 'UPGRADE'],
    ['TIER_2', 'MONTHLY', 'TIER_2', 'YEARLY', 'NOW', 'CYCLE'],
    ['TIER_2', 'YEARLY', 'TIER_2', 'MONTHLY', 'PERIOD_END', 'CYCLE'],
    ['TIER_3', 'MONTHLY', 'TIER_2', 'YEARLY', 'PERIOD_END', 'DOWNGRADE'],
    ['TIER_3', 'MONTHLY', 'TIER_2_5', 'MONTHLY', 'PERIOD_END', 'DOWNGRADE'],
    ['TIER_3', 'MONTHLY', 'TIER_1', 'MONTHLY', 'PERIOD_END', 'CANCEL'],
    ['TIER_3', 'MONTHLY', 'TIER_3', 'MONTHLY', 'NOW', 'SAME'],
  ] as const)('%s %s to %s %s: %s', (tier, cycle, toTier, toCycle, effect, kind) => {
    const [from, to] = [
      { tier, cycle },
      { tier: toTier, cycle: toCycle },
    ];
    expect(effectOfChange(from, to)).toBe(effect);
    expect(kindOfChange(from, to)).toBe(kind);
  });
});

it('tries a failed renewal again three times, once each, and then cancels', () => {
  expect([0, 2, 3, 7, 12, 43, 44].map((days) => dunningStep(days, 0))).toEqual([
    null,
    null,
    'RETRY',
    'RETRY',
    'RETRY',
    'RETRY',
    'CANCEL',
  ]);
  expect([dunningStep(3, 3), dunningStep(6, 3), dunningStep(7, 3), dunningStep(30, 12)]).toEqual([
    null,
    null,
    'RETRY',
    null,
  ]);
});
