import { expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const now = new Date('2026-11-22T12:00:00Z');
const days = (text: string) =>
  readValues(text, now).flatMap((value) => (value.kind === 'date' ? [`${value.from} ${value.text}`] : []));

it.each([
  ['credits that end till 31.12 please', ['2026-12-31 31.12']],
  ['the invoice is due 26.11. but only half now', ['2026-11-26 26.11']],
  ['approved on 21.11', ['2026-11-21 21.11']],
  ['20 of them at 26.11', []],
  ['make it 14.12', []],
  ['on 5.12 a piece', []],
])('“%s”', (text, wanted) => expect(days(text)).toEqual(wanted));
