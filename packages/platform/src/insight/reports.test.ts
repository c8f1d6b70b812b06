import type { SendOf } from '@brandwright/contract';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import type { UsualPeriod } from '@brandwright/contract/insight/report.ts';
import { reportList } from '@brandwright/contract/insight/reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { resetTestTime } from '../kernel/testing.ts';
import { sheetOf, type Question } from './testing/plain/book.ts';
import { daysBetween, monthOf, plusDays, plusMonths } from './testing/plain/calendar.ts';
import { plainReports } from './testing/plain/reports.ts';
import { ask } from './testing/random-store.ts';
import { seededBooks, type SeededBook } from './testing/seeded-books.ts';

let books: SeededBook[];
beforeAll(async () => {
  resetTestTime();
  books = await seededBooks();
});

type Asked = Pick<SendOf<typeof getReport>, 'from' | 'to' | 'channel' | 'grain'>;

const asked: readonly (readonly [string, Asked])[] = [
  ['for the default period', {}],
  ['for a month', { from: '2026-09-01', to: '2026-09-30' }],
  ['for some days by week', { from: '2026-03-10', to: '2026-10-05', grain: 'WEEK' }],
  ['for a channel', { channel: 'SHOPIFY_CREATOR' }],
  ['for a channel’s year', { from: '2025-02-01', to: '2026-01-31', channel: 'SHOPIFY_PLATFORM' }],
  ['for days without orders', { from: '2020-01-01', to: '2020-02-10' }],
];

/** Fills in what was omitted, from the declaration. */
function questionOf({ book }: SeededBook, usual: UsualPeriod, given: Asked): Question {
  const to = given.to ?? book.today;
  const first = book.orders[0]?.day ?? to;
  const usually =
    usual === 'ALL'
      ? first
      : 'days' in usual
        ? plusDays(to, 1 - usual.days)
        : `${plusMonths(monthOf(to), 1 - usual.months)}-01`;
  const from = given.from ?? usually;
  const length = daysBetween(from, to) + 1;
  const grain = given.grain ?? (length <= 31 ? 'DAY' : length <= 183 ? 'WEEK' : 'MONTH');
  return { from, to, channel: given.channel ?? null, grain };
}

describe.each(reportList.map(({ slug, usual, hasGrain }) => ({ slug, usual, hasGrain })))(
  '$slug',
  ({ slug, usual, hasGrain }) => {
    it.each(asked)('%s matches its definition', async (_of, given) => {
      for (const one of books) {
        const question = questionOf(one, usual, given);
        const sheet = sheetOf(one.book, question);
        const expected = plainReports[slug](sheet);
        const made = await ask(one.store, getReport, { report: slug, ...given, size: 1000 });
        expect(
          {
            from: made.from,
            to: made.to,
            grain: made.grain,
            channel: made.channel,
            orders: made.orders,
            rows: made.rows,
            figures: Object.fromEntries(made.figures.map(({ label, value }) => [label, value])),
          },
          `seed ${one.seed}`,
        ).toEqual({
          ...question,
          grain: hasGrain ? question.grain : null,
          orders: expected?.orders ?? sheet.orders.length,
          rows: expected?.rows ?? [],
          figures: expected?.figures ?? {},
        });
      }
    });
  },
);
