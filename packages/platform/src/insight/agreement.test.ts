import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Days } from '../kernel/data/days.ts';
import { resetTestTime } from '../kernel/testing.ts';
import { sum } from './testing/plain/arithmetic.ts';
import { within } from './testing/plain/calendar.ts';
import { ask } from './testing/random-store.ts';
import { seededBooks, type SeededBook } from './testing/seeded-books.ts';

let books: SeededBook[];
beforeAll(async () => {
  resetTestTime();
  books = await seededBooks();
});

const periods: readonly Days[] = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-20', to: '2026-11-20' },
  { from: '2024-01-01', to: '2026-11-20' },
];

describe('what two screens show for the same days', () => {
  it.each(periods)('the home page and get_figures agree on sales, $from to $to', async (days) => {
    for (const { store } of books) {
      const { asked } = await ask(store, getSalesStats, days);
      const sales = await ask(store, getFigures, { measure: 'SALES', ...days });
      const refunds = await ask(store, getFigures, { measure: 'REFUNDS', ...days });
      expect({ net: asked.netMinor, orders: asked.orders, refunded: asked.refundedMinor }).toEqual({
        net: sales.value,
        orders: sales.orders,
        refunded: refunds.value,
      });
    }
  });

  it.each(periods)('the channels report matches the listed orders that count, $from to $to', async (days) => {
    for (const { store, book } of books) {
      const { origins } = await ask(store, listOrderOrigins, { placedFrom: days.from, placedTo: days.to });
      const { rows } = await ask(store, getReport, { report: 'marketing-channels', ...days });
      const figures = await ask(store, getFigures, { measure: 'SALES', by: 'CHANNEL', ...days });
      for (const { origin, label, orders, worthMinor } of origins) {
        const placed = book.orders.filter((order) => order.origin === origin && within(order.day, days));
        const row = rows.find(({ channel }) => channel === label);
        // The list shows all orders at their value when placed, the report their sales after refunds.
        const without = placed.filter(({ counted }) => !counted);
        expect(Number(row?.['orders'] ?? 0) + without.length).toBe(orders);
        expect(sum(placed, (order) => order.totalMinor)).toBe(worthMinor);
        const sold = figures.rows.find(({ key }) => key === origin)?.value ?? 0;
        expect(Number(row?.['salesMinor'] ?? 0)).toBe(sold);
      }
    }
  });

  it.each(periods)('new customers agree by channel, by month and in total, $from to $to', async (days) => {
    for (const { store } of books) {
      const { value } = await ask(store, getFigures, { measure: 'NEW_CUSTOMERS', ...days });
      const { rows: channels } = await ask(store, getReport, { report: 'marketing-channels', ...days });
      const { rows: cohorts } = await ask(store, getReport, { report: 'analytics-cohorts', ...days });
      const { rows: months } = await ask(store, getReport, { report: 'analytics-customer', ...days });
      expect(sum(channels, (row) => Number(row['newCustomers']))).toBe(value);
      expect(sum(cohorts, (row) => Number(row['customers']))).toBe(value);
      if (days.from.endsWith('-01')) expect(sum(months, (row) => Number(row['newCustomers']))).toBe(value);
    }
  });

  it('a channel’s cohorts match the new customers in its row', async () => {
    const days = { from: '2025-01-01', to: '2026-11-20' };
    for (const { store } of books) {
      const { rows } = await ask(store, getReport, { report: 'marketing-channels', ...days });
      const shopify = rows.find(({ channel }) => channel === 'Shopify');
      const asked = { channel: 'SHOPIFY_CREATOR' as const, ...days };
      const cohorts = await ask(store, getReport, { report: 'analytics-cohorts', ...asked });
      expect(sum(cohorts.rows, (row) => Number(row['customers']))).toBe(shopify?.['newCustomers']);
    }
  });
});
