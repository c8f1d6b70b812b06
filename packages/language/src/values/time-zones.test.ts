import { describe, expect, it } from 'vitest';
import { instantIn, readTimeZone, timeZoneNamed } from './time-zones.ts';

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

it.each([
  ['Denver', 'America/Denver'],
  ["we're in new york now", 'America/New_York'],
  ['i am in la', 'America/Los_Angeles'],
  ['set it to pacific', 'America/Los_Angeles'],
  ['Pacific time please', 'America/Los_Angeles'],
  ['europe/berlin', 'Europe/Berlin'],
  ['change the zone to Asia/Tokyo', 'Asia/Tokyo'],
  ['we moved to germany', 'Europe/Berlin'],
  ['at nine please', null],
  ['', null],
])('%j names the zone %s', (text, zone) => {
  expect(timeZoneNamed(text)).toBe(zone);
});
