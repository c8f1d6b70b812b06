import {
  comparison,
  type Comparison,
  type CustomerType,
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

type Explained = (typeof explained.options)[number];

interface Asked extends Days {
  measure: Explained;
  compare: Comparison;
  channel?: OrderOrigin;
  country?: string;
  customerType?: CustomerType;
}

const periods: readonly Omit<Asked, 'measure' | 'compare'>[] = [
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-10-13', to: '2026-11-20' },
  { from: '2026-01-01', to: '2026-10-31', channel: 'SHOPIFY_CREATOR' },
  { from: '2026-06-01', to: '2026-09-30', country: 'US', customerType: 'RETURNING' },
];

/** Every part of a dimension that differs between the two periods. */
function moved(one: SeededBook, asked: Asked, by: Dimension) {
  const parts = asked.measure === 'AVERAGE_ORDER' ? ofAverage(one, asked, by) : ofSum(one, asked, by);
  return parts
    .map((row) => ({ by, ...row }))
    .filter(({ difference }) => difference !== 0)
    .toSorted(
      (one, other) =>
        Math.abs(other.difference) - Math.abs(one.difference) || compareWords(one.key, other.key),
    );
}

function ofSum({ book }: SeededBook, { compare, ...question }: Asked, by: Dimension) {
  return plainFigures(book, { ...question, by }, compare)
    .rows.map(({ key, value, before }) => ({ key, value: value ?? 0, before: before ?? 0 }))
    .map((row) => ({ ...row, difference: row.value - row.before }));
}

/** The average without a part's own deviation from the earlier average, summed order by order. */
function ofAverage({ book }: SeededBook, { compare, ...question }: Asked, by: Dimension) {
  const of = (measure: Measure) => plainFigures(book, { ...question, measure, by }, compare);
  const [sales, orders] = [of('SALES'), of('ORDERS')];
  const [now, then] = [orders.value ?? 0, orders.before ?? 0];
  if (now === 0 || then === 0) return [];
  const earlier = (sales.before ?? 0) / then;
  return sales.rows.map(({ key, value, before }) => {
    const row = orders.rows.find((other) => other.key === key);
    const [many, few] = [row?.value ?? 0, row?.before ?? 0];
    const lift = (value ?? 0) / now - (many / now) * earlier;
    const liftBefore = (before ?? 0) / then - (few / then) * earlier;
    return {
      key,
      value: many === 0 ? null : Math.round((value ?? 0) / many),
      before: few === 0 ? null : Math.round((before ?? 0) / few),
      difference: Math.round(lift - liftBefore),
    };
  });
}

/** The dimensions of which every order is in one part, without those of which a filter leaves one part. */
const wholesOf = ({ channel, country, customerType }: Asked): Dimension[] => [
  ...(channel ? [] : (['CHANNEL'] as const)),
  ...(customerType ? [] : (['CUSTOMER_TYPE'] as const)),
  ...(country ? [] : (['COUNTRY'] as const)),
];

describe.each(explained.options)('explain_change, %s', (measure) => {
  const ofOrders = ['REFUNDS', 'DISCOUNTS', 'AVERAGE_ORDER'];
  const byProduct: readonly Dimension[] = ofOrders.includes(measure) ? [] : ['PRODUCT'];

  it.each(comparison.options)('says what changed it compared with %s', async (compare) => {
    for (const one of books)
      for (const period of periods) {
        const asked: Asked = { measure, compare, ...period };
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
        const wholes = wholesOf(asked);
        const byState: readonly Dimension[] = asked.country === 'US' ? ['STATE'] : [];
        const expected = [...wholes, ...byState, ...byProduct].flatMap((by) =>
          moved(one, asked, by).slice(0, 5),
        );
        expect(parts, said).toEqual(expected);
        // Parts that cover everything add up to the whole.
        for (const by of wholes)
          expect(
            Math.abs(sum(moved(one, asked, by), (part) => part.difference) - difference),
            `${said} ${by}`,
          ).toBeLessThanOrEqual(measure === 'AVERAGE_ORDER' ? 5 : 0);
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
