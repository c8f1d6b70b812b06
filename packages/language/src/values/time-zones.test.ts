import { describe, expect, it } from 'vitest';
import { instantIn, readTimeZone } from './time-zones.ts';

describe('readTimeZone', () => {
  it.each([
    ['ask them for tuesday the 24, 11 in the morning new york time', 'America/New_York'],
    ['each Monday at 8 in the morning, hour of Lyon', 'Europe/Paris'],
    ['every morning at 7 uk time', 'Europe/London'],
    ['9am ET on Friday', 'America/New_York'],
    ['8:00 CET', 'Europe/Paris'],
    ['at noon eastern time', 'America/New_York'],
    ['3 pm Ho Chi Minh time', 'Asia/Ho_Chi_Minh'],
  ])('%s', (text, zone) => {
    expect(readTimeZone(text)?.zone).toBe(zone);
  });

  it.each([
    'what is the lead time',
    'this time 300',
    'next time ask first',
    'it takes two hours in the kiln',
    'in time for Paris',
  ])('finds none in “%s”', (text) => {
    expect(readTimeZone(text)).toBeNull();
  });
});

describe('instantIn', () => {
  it('minds summer time', () => {
    expect(instantIn('America/New_York', '2026-11-24', '11:00')).toBe('2026-11-24T16:00:00.000Z');
    expect(instantIn('Europe/Paris', '2026-07-01', '08:00')).toBe('2026-07-01T06:00:00.000Z');
  });
});
