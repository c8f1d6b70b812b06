import { describe, expect, it } from 'vitest';
import {
  count,
  formatCompact,
  formatCountry,
  formatDay,
  formatEnum,
  formatMoment,
  formatMomentFully,
  formatPercent,
  formatSeconds,
  withDaysInWords,
} from './format.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const ago = (ms: number) => formatMoment(new Date(now - ms).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describe('formatDay', () => {
  it('takes a calendar day as it stands, in any time zone', () => {
    expect(formatDay('2026-11-01')).toBe('November 1, 2026');
  });

  it('takes an instant on its day in the one time zone of the store, whatever the zone of the browser', () => {
    expect(formatDay('2026-11-20T23:59:00Z')).toBe('November 20, 2026');
    expect(formatDay('2026-11-20T00:01:00Z')).toBe('November 20, 2026');
  });
});

it('puts the days within a text in words, and leaves other figures alone', () => {
  expect(withDaysInWords('Ended 2026-02-24 (FR 2026-12670); 2026-13-01 is no day.')).toBe(
    'Ended February 24, 2026 (FR 2026-12670); 2026-13-01 is no day.',
  );
});

describe('formatMoment', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour + 59 * minute, '23 hours ago'],
    [-2 * hour, 'in 2 hours'],
  ])('within a day: %i', (ms, words) => expect(ago(ms)).toBe(words));

  it('says month, day and time with its zone from a day on', () => {
    expect(ago(day)).toBe('Nov 19, 3:00 PM UTC');
  });

  it('says it in the zone that is given, once the hour is told', () => {
    const at = new Date(now - day).toISOString();
    expect(formatMoment(at, now, 'America/Denver')).toBe('Nov 19, 8:00 AM MST');
    expect(formatMomentFully('2026-11-20T03:00:00Z', 'America/Denver')).toBe('Nov 19, 2026, 8:00 PM MST');
    expect(formatMoment(new Date(now - hour).toISOString(), now, 'America/Denver')).toBe('1 hour ago');
  });

  it('adds the year from one year on', () => {
    expect(ago(364 * day)).not.toContain('2025');
    expect(ago(365 * day)).toBe('Nov 20, 2025, 3:00 PM UTC');
  });
});

it.each([
  [999, '999'],
  [1000, '1.0k'],
  [1449, '1.4k'],
  [9960, '10k'],
  [999_600, '1m'],
  [10_400, '10k'],
  [1_250_000, '1.3m'],
])('compact %i', (value, words) => expect(formatCompact(value)).toBe(words));

it('says the small things', () => {
  expect(count(1, 'order')).toBe('1 order');
  expect(count(1200, 'reply', 'replies')).toBe('1,200 replies');
  expect(formatPercent(12.5)).toBe('12.5%');
  expect(formatPercent(40)).toBe('40%');
  expect(formatEnum('IN_PRODUCTION')).toBe('In production');
  expect(formatSeconds(418)).toBe('0.4 s');
  expect(formatSeconds(30)).toBe('under 0.1 s');
  expect(formatSeconds(12_400)).toBe('12 s');
  expect(formatCountry('VN')).toBe('Vietnam');
  expect(formatCountry('??')).toBe('??');
});
