import { expect, it } from 'vitest';
import { readTimeSpan } from './time-span.ts';

it.each([
  ['25-30 working days', { least: 25, most: 30, unit: 'day', daysOf: 'working', daysMin: 25, daysMax: 30 }],
  ['ready in two and a half weeks', { least: 2.5, most: null, unit: 'week', daysMin: 18, daysMax: 18 }],
  ['2.5 weeks', { least: 2.5, daysMin: 18 }],
  ['3 1/2 weeks', { least: 3.5, daysMin: 25 }],
  ['3½ weeks', { least: 3.5, daysMin: 25 }],
  ['2-3 wks', { least: 2, most: 3, unit: 'week', daysMax: 21 }],
  ['ten to twelve days', { least: 10, most: 12, daysMax: 12 }],
  ['5 or 6 weeks', { least: 5, most: 6, daysMax: 42 }],
  ['a month and a half', { least: 1.5, unit: 'month', daysMin: 45 }],
  ['a week or two', { least: 1, most: 2, daysMax: 14 }],
  ['about a fortnight', { least: 2, unit: 'week', daysMin: 14 }],
  ['a couple of weeks', { least: 2, unit: 'week' }],
  ['half a month', { least: 0.5, unit: 'month', daysMin: 15 }],
  ['six weeks', { least: 6, unit: 'week' }],
  ['a two-week turnaround', { least: 2, unit: 'week' }],
])('%s', (text, span) => expect(readTimeSpan(text)).toMatchObject(span));

it.each(['$30 days', 'soon', '1,000 pieces', 'the holidays', 'Monday'])('%s tells none', (text) =>
  expect(readTimeSpan(text)).toBeNull(),
);
