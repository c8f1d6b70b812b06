import { describe, expect, it } from 'vitest';
import { freshAccount, monthAfter, settled } from './period.ts';

const at = (iso: string) => new Date(iso);

describe('a month of the plan', () => {
  it('ends on the same day of the next month, or on its last', () => {
    expect(monthAfter(at('2026-01-31T12:00:00Z'), 31).toISOString()).toBe('2026-02-28T12:00:00.000Z');
    expect(monthAfter(at('2026-02-28T12:00:00Z'), 31).toISOString()).toBe('2026-03-31T12:00:00.000Z');
    expect(monthAfter(at('2026-12-15T00:00:00Z'), 15).toISOString()).toBe('2027-01-15T00:00:00.000Z');
  });

  it('is a calendar month for a store that nothing was written down for', () => {
    expect(freshAccount(at('2026-11-20T15:00:00Z'))).toMatchObject({
      periodStart: at('2026-11-01T00:00:00Z'),
      renewsAt: at('2026-12-01T00:00:00Z'),
    });
  });
});

describe('what comes due', () => {
  const now = at('2026-11-20T15:00:00Z');

  it('is granted once a month', () => {
    const first = settled(freshAccount(now), 300, now);
    expect(first.due.map(({ kind, credits }) => [kind, credits])).toEqual([['GRANT', 300]]);
    expect(settled(first.state, 300, now).due).toEqual([]);
  });

  it('expires at the end of the month, however many passed, and begins anew', () => {
    const { state } = settled(freshAccount(now), 300, now);
    const later = settled({ ...state, balance: 120 }, 300, at('2027-02-03T00:00:00Z'));
    expect(later.due.map(({ kind, credits, at: when }) => [kind, credits, when.toISOString()])).toEqual([
      ['EXPIRY', -120, '2026-12-01T00:00:00.000Z'],
      ['GRANT', 300, '2027-02-01T00:00:00.000Z'],
    ]);
    expect(later.state).toMatchObject({ balance: 300, granted: 300, renewsAt: at('2027-03-01T00:00:00Z') });
  });

  it('is the difference after a move to a larger plan, and nothing after one to a smaller', () => {
    const { state } = settled(freshAccount(now), 300, now);
    const more = settled({ ...state, balance: 10 }, 1000, now);
    expect(more.due.map(({ credits }) => credits)).toEqual([700]);
    expect(more.state.balance).toBe(710);
    expect(settled(more.state, 300, now).due).toEqual([]);
  });
});
