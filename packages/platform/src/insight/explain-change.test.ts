import {
  comparison,
  type Comparison,
  type Dimension,
  type Measure,
} from '@brandwright/contract/insight/figures.ts';
import { explainChange, explained } from '@brandwright/contract/insight/explain-change.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Days } from '../kernel/data/days.ts';
import { resetTestTime } from '../kernel/testing.ts';
import { compare as compareWords, sum } from './testing/plain/arithmetic.ts';
import { plainFigures } from './testing/plain/figures.ts';
import { ask } from './testing/random-store.ts';
import { seededBooks, type SeededBook } from './testing/seeded-books.ts';

let books: SeededBook[];
beforeAll(async () => {
  resetTestTime();
  books = await seededBooks();
});

interface Asked extends Days {
  measure: Measure;
  compare: Comparison;
  channel?: OrderOrigin;
}

const periods: readonly (Days & { channel?: OrderOrigin })[] = [
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-10-13', to: '2026-11-20' },
  { from: '2026-01-01', to: '2026-10-31', channel: 'SHOPIFY_CREATOR' },
];

/** Every part of a dimension that differs between the two periods. */
function moved({ book }: SeededBook, { compare, ...question }: Asked, by: Dimension) {
  return plainFigures(book, { ...question, by }, compare)
    .rows.map(({ key, value, before }) => ({ key, value: value ?? 0, before: before ?? 0 }))
    .map((row) => ({ by, ...row, difference: row.value - row.before }))
    .filter(({ difference }) => difference !== 0)
    .toSorted(
      (one, other) =>
        Math.abs(other.difference) - Math.abs(one.difference) || compareWords(one.key, other.key),
    );
}

const wholes: readonly Dimension[] = ['CHANNEL', 'CUSTOMER_TYPE', 'COUNTRY'];

describe.each(explained.options)('explain_change, %s', (measure) => {
  const byProduct: readonly Dimension[] = measure === 'REFUNDS' || measure === 'DISCOUNTS' ? [] : ['PRODUCT'];

  it.each(comparison.options)('says what changed it compared with %s', async (compare) => {
    for (const one of books)
      for (const period of periods) {
        const asked = { measure, compare, ...period };
        const answer = await ask(one.store, explainChange, asked);
        const whole = plainFigures(one.book, asked, compare);
        const difference = (whole.value ?? 0) - (whole.before ?? 0);
        const said = JSON.stringify({ seed: one.seed, ...asked });
        expect(answer, said).toMatchObject({
          value: whole.value,
          before: whole.before,
          difference,
          change: whole.change,
          comparedFrom: whole.comparedFrom,
          comparedTo: whole.comparedTo,
          orders: whole.orders,
        });
        const parts = answer.parts.map(({ label: _label, ...part }) => part);
        const expected = [...wholes, ...byProduct].flatMap((by) => moved(one, asked, by).slice(0, 5));
        expect(parts, said).toEqual(expected);
        // Parts that cover everything add up to the whole.
        for (const by of wholes)
          expect(
            sum(moved(one, asked, by), (part) => part.difference),
            `${said} ${by}`,
          ).toBe(difference);
      }
  });
});

it('splits a change in sales into the number of orders and their size', async () => {
  for (const one of books) {
    const [now, then] = [
      { from: '2026-07-01', to: '2026-09-30' },
      { from: '2026-04-01', to: '2026-06-30' },
    ].map((days) => plainFigures(one.book, { measure: 'SALES', ...days }, undefined));
    const answer = await ask(one.store, explainChange, { from: '2026-07-01', to: '2026-09-30' });
    if (!now || !then) throw new Error('A period is missing.');
    const byCount = Math.round(((now.orders - then.orders) * (then.value ?? 0)) / then.orders);
    expect(answer).toMatchObject({ ordersBefore: then.orders, byCount });
    expect((answer.byCount ?? 0) + (answer.bySize ?? 0)).toBe(answer.difference);
  }
});

it('doesn’t split other figures, or without anything to compare with', async () => {
  const [one] = books;
  if (!one) throw new Error('A store is missing.');
  const units = await ask(one.store, explainChange, { measure: 'UNITS' });
  expect(units).toMatchObject({ byCount: null, bySize: null });
  const first = await ask(one.store, explainChange, { from: '2024-01-01', to: '2026-11-20' });
  expect(first).toMatchObject({ before: 0, ordersBefore: 0, byCount: null, bySize: null, change: null });
});
