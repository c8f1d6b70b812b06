import { expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const now = new Date('2026-11-22T12:00:00Z');
const days = (text: string) =>
  readValues(text, now).flatMap((value) => (value.kind === 'date' ? [value.from] : []));

it.each([
  ['remind me on the 7th', ['2026-12-07']],
  ['I rang her on the 19th', ['2026-11-19']],
  ['refund the one from the 19th', ['2026-11-19']],
  ['what came in since the 28th', ['2026-10-28']],
  ['they need it by the 3rd please', ['2026-12-03']],
  ['due the 22nd', ['2026-11-22']],
  ['on the 31st and not before', ['2026-10-31']],
])('“%s” says a day', (text, expected) => expect(days(text)).toEqual(expected));

it.each([
  'send it to the 3rd supplier',
  'for the 2nd time',
  'by the 4th quarter',
  'open the 3rd',
  'from the 5th order on',
])('“%s” says none', (text) => expect(days(text)).toEqual([]));
