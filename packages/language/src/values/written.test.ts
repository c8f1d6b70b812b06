import { describe, expect, it } from 'vitest';
import { readCounts } from './counts.ts';
import { readComingDay } from './coming-day.ts';
import { readMoney } from './money.ts';
import { readOrderQuantity } from './order-quantity.ts';
import { readTargetPrice } from './target-price.ts';
import { readTimeSpan } from './time-span.ts';
import { readWrittenDay } from './written-day.ts';

const now = new Date('2026-11-20T15:00:00Z');

describe('money, counts and times as letters write them', () => {
  it.each([
    ['USD 3.20/pc', 'USD', 320, null],
    ['$3.2-3.5', 'USD', 320, 350],
    ['2,40 €', 'EUR', 240, null],
    ['1.250,00 EUR', 'EUR', 125_000, null],
    ['¥22', 'CNY', 2200, null],
    ['45,000 VND', 'VND', 45_000, null],
  ])('%s', (text, currency, amountMinor, upToMinor) =>
    expect(readMoney(text)).toMatchObject([{ currency, amountMinor, upToMinor }]),
  );

  it('takes no word for a currency', () => {
    expect(readMoney('we can try 500 pcs')).toEqual([]);
    expect(readMoney('TRY 500')).toMatchObject([{ currency: 'TRY', amountMinor: 50_000 }]);
  });

  it('counts pieces, sets and goods by their name', () =>
    expect(readCounts('1,000 units, 2k sets and 600 napkins')).toMatchObject([
      { count: 1000, unit: 'piece' },
      { count: 2000, unit: 'set' },
      { count: 600, unit: 'piece' },
    ]));

  it.each([
    ['25-30 working days', { least: 25, most: 30, daysOf: 'working', daysMin: 25, daysMax: 30 }],
    ['about two weeks', { least: 2, unit: 'week', daysMin: 14, daysMax: 14 }],
    ['a month', { daysMin: 30 }],
  ])('%s', (text, span) => expect(readTimeSpan(text)).toMatchObject(span));

  it.each([
    ['ready on Jan 5', '2027-01-05'],
    ['shipped 12 November', '2026-11-12'],
    ['ETD 2026-12-01', '2026-12-01'],
    ['no day here', null],
  ])('%s', (text, day) => expect(readWrittenDay(text, now.toISOString())).toBe(day));
});

describe('what is to be made', () => {
  it.each([
    ['under $4 each', 400, false, 'under $4 each'],
    ['mugs, 85 cents a piece', 85, false, '85 cents a piece'],
    ['total budget is 2,000 dollars', 200_000, true, 'total budget is 2,000 dollars'],
  ])('%s', (text, minor, isTotal, said) =>
    expect(readTargetPrice(text)).toMatchObject({ minor, isTotal, text: said }),
  );
  it.each([
    ['1,200 mugs', 1200],
    ['2.5k pcs', 2500],
    ['two dozen candles', 24],
    ['a couple hundred', 200],
    ['half a thousand totes', 500],
    ['£400', null],
    ['mugs with two handles', null],
  ])('%s', (text, value) => expect(readOrderQuantity(text)?.value ?? null).toBe(value));

  it.each([
    ['launching in March', '2027-03-01', true],
    ['by May 15', '2027-05-15', false],
    ['in time for christmas', '2026-12-01', true],
    ['for next spring', '2027-03-01', true],
  ])('%s', (text, day, isWholeMonth) =>
    expect(readComingDay(text, now)).toMatchObject({ day, isWholeMonth }),
  );
});
