import type { SendOf } from '@brandwright/contract';
import {
  comparison,
  dimension,
  measure as measures,
  type Comparison,
  type Dimension,
  type Measure,
} from '@brandwright/contract/insight/figures.ts';
import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Days } from '../kernel/data/days.ts';
import { resetTestTime } from '../kernel/testing.ts';
import { isRefused, plainFigures, type PlainQuestion } from './testing/plain/figures.ts';
import { ask } from './testing/random-store.ts';
import { seededBooks, type SeededBook } from './testing/seeded-books.ts';

let books: SeededBook[];
beforeAll(async () => {
  resetTestTime();
  books = await seededBooks();
});

type Filters = Pick<
  SendOf<typeof getFigures>,
  'channel' | 'withoutChannel' | 'country' | 'state' | 'customerType' | 'product' | 'discountCode'
>;

const filters: readonly Filters[] = [
  {},
  { channel: 'SHOPIFY_CREATOR' },
  { withoutChannel: 'SHOPIFY_PLATFORM' },
  { country: 'US' },
  { state: 'CA' },
  { customerType: 'NEW' },
  { customerType: 'RETURNING' },
  { product: 'Bowl' },
  { discountCode: 'WELCOME' },
  { channel: 'SHOPIFY_PLATFORM', country: 'US', customerType: 'RETURNING' },
];
const comparisons: readonly (Comparison | undefined)[] = [undefined, ...comparison.options];
const periods: readonly Days[] = [
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-11-01', to: '2026-11-20' },
  { from: '2025-12-17', to: '2026-03-31' },
];

/** Compares get_figures with the plain calculation, leaving out labels. */
async function expectEqual(one: SeededBook, given: SendOf<typeof getFigures> & Days & { measure: Measure }) {
  const { compare, product, measure, by, from, to } = given;
  const question: PlainQuestion = {
    // Each customer is one: what they bought is answered.
    measure: measure === 'CUSTOMERS' && by === 'CUSTOMER' ? 'SALES' : measure,
    by,
    from,
    to,
    ...(given.channel && { channel: given.channel }),
    ...(given.withoutChannel && { withoutChannel: given.withoutChannel }),
    ...(given.country && { country: given.country }),
    ...(given.state && { state: given.state }),
    ...(given.customerType && { customerType: given.customerType }),
    ...(given.discountCode && { discountCode: given.discountCode }),
    ...(product && { product: { title: 'Bowl', codes: ['BOW-S', 'BOW-M'] } }),
  };
  const input = { ...given, size: 2000, ...(product && { product: one.bowlId }) };
  const said = JSON.stringify({ seed: one.seed, ...given });
  if (isRefused(question)) {
    await expect(ask(one.store, getFigures, input), said).rejects.toMatchObject({ code: 'bad_input' });
    return;
  }
  const { rows, value, before, change, orders, comparedFrom, comparedTo, notes } = await ask(
    one.store,
    getFigures,
    input,
  );
  const leftOut = notes.find((note) => note.startsWith('Left out: '));
  const byKey = rows.map((row) => ({ key: row.key, value: row.value, before: row.before, share: row.share }));
  expect(
    {
      value,
      before,
      change,
      orders,
      comparedFrom,
      comparedTo,
      leftOut: Number(leftOut?.split(' ')[2] ?? 0),
      rows: byKey.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    },
    said,
  ).toEqual(plainFigures(one.book, question, compare));
}

const pick = <T>(of: readonly T[], at: number): T => {
  const found = of[at % of.length];
  if (found === undefined && !(at % of.length in of)) throw new Error('There is none.');
  return found as T;
};

describe.each(measures.options)('get_figures, %s', (measure) => {
  // Filters, comparisons and periods take turns, starting at a different one for each measure and store.
  const turn = measures.options.indexOf(measure);
  it.each(dimension.options)('by %s matches its definition', async (by: Dimension) => {
    const at = turn + dimension.options.indexOf(by);
    for (const [nth, one] of books.entries())
      await expectEqual(one, {
        measure,
        by,
        ...pick(periods, at + nth),
        ...pick(filters, at * 3 + nth * 5 + turn),
        compare: pick(comparisons, at + nth + turn),
      });
  });

  it('as a single figure matches its definition, with each filter and both comparisons', async () => {
    for (const [at, filter] of filters.entries())
      for (const compare of comparisons)
        await expectEqual(pick(books, at + turn), { measure, ...pick(periods, at), ...filter, compare });
  });
});
