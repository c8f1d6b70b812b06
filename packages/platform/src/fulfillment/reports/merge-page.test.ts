import { expect, it } from 'vitest';
import { mergePage, windowOf } from './merge-page.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString();
const list = (...hours: number[]) => hours.toSorted((a, b) => b - a).map((hour) => ({ at: at(hour) }));

it.each([
  [list(1, 2, 3, 4, 5, 6, 7, 8), list(2, 5, 5, 9)],
  [list(1, 2, 3), list(10, 11, 12, 13)],
  [list(10, 11, 12, 13), list(1, 2)],
  [list(), list(3, 4)],
  [list(3, 4), list()],
])('pages of two merged lists are those of the whole, case %#', (long, short) => {
  const whole = [
    ...long.map((row) => ({ ...row, isShort: 0 })),
    ...short.map((row) => ({ ...row, isShort: 1 })),
  ].toSorted((one, other) => other.at.localeCompare(one.at) || one.isShort - other.isShort);
  for (const size of [1, 2, 3, 5, 20]) {
    const pages: { at: string; isShort: number }[] = [];
    for (let offset = 0; offset < whole.length; offset += size) {
      const window = windowOf(short.length, offset, size);
      const rows = long.slice(window.offset, window.offset + window.limit);
      for (const row of mergePage({ rows, offset: window.offset }, short, offset, size))
        pages.push('long' in row ? { ...row.long, isShort: 0 } : { ...row.short, isShort: 1 });
    }
    expect(pages).toEqual(whole);
  }
});
