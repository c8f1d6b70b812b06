import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { amountMinor, day, field, instant } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../orders/words.ts';
import { salesSums, type SalesSums } from '../orders/sum-sales.ts';
import { milestone } from './milestones.ts';
import { salesPeriod, periodLabels } from './sales-stats.ts';

const orderWords = ({ orders }: SalesSums) =>
  orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`;

export const getSalesStats = declareOperation({
  name: 'get_sales_stats',
  area: 'home',
  title: 'Sales and milestone',
  description:
    'How much was sold: today, in the last 7 and 30 days, this month, this year, in all or between two days, with orders and ' +
    'refunds, and the milestone of lifetime sales that was reached and the next one. Money is what shoppers paid less ' +
    'what was paid back, shipping and tax included. For a list of orders use list_orders; for sales by channel list_order_origins.',
  examples: [
    'How much have I sold in total?',
    'What are my lifetime sales?',
    'How were sales this month?',
    'How far am I from the next milestone?',
    'Revenue this year?',
    'How much did I sell in October?',
    'Sales last month',
  ],
  input: z.object({
    period: field(salesPeriod, {
      words: ['period', 'time'],
      valueWords: {
        LIFETIME: [
          'in total',
          'total',
          'lifetime',
          'all time',
          'ever',
          'so far',
          'altogether',
          'since the beginning',
          'overall',
        ],
        TODAY: ['today', 'so far today'],
        LAST_7_DAYS: [
          'last 7 days',
          '7 days',
          'seven days',
          'past 7 days',
          'last seven days',
          'past seven days',
          'this week',
          'past week',
          'weekly',
        ],
        THIS_MONTH: ['this month', 'month to date', 'monthly'],
        LAST_30_DAYS: ['last 30 days', '30 days', 'past month', 'past 30 days'],
        THIS_YEAR: ['this year', 'year to date', 'ytd'],
      },
      label: 'Period',
    }).default('LIFETIME'),
    from: day({ sense: 'date_from', words: ['from', 'since', 'in', 'during', 'between'], label: 'From' })
      .describe('The first day, in place of a period: October 1 for October.')
      .optional(),
    to: day({ sense: 'date_to', words: ['to', 'until', 'through'], label: 'To' })
      .describe('The last day that counts, itself included; today when left out.')
      .optional(),
  }),
  output: z.object({
    /** The period that was asked about, with its sums. */
    period: salesPeriod,
    asked: salesSums,
    /** The days that were asked about in place of a period; null where a period was. */
    days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    periods: z.array(salesSums.extend({ period: salesPeriod })),
    currency: z.string(),
    firstSaleAt: instant().nullable(),
    /** The highest level reached by lifetime sales. */
    milestone,
    /** The level after it; null at the top. */
    next: milestone.nullable(),
    /** What is missing to the next level; null at the top. */
    missingMinor: amountMinor().nullable(),
    /** How far between this level and the next, in percent, 0 to 100. */
    progressPercent: z.int(),
    /** A level that was reached and not yet celebrated. */
    toCelebrate: milestone.nullable(),
    asOf: instant(),
  }),
  http: { method: 'GET', path: '/web/stores/me/sales-stats' },
  access: mayRead,
  effect: 'read',
  card: 'sales_stats',
  offered: true,
  errors: ['bad_input'],
  related: ['list_order_origins', 'list_orders'],
  summary: ({ period, asked, days, currency, next, missingMinor }) => {
    const when = days ? `from ${dayWords(days.from)} to ${dayWords(days.to)}` : periodLabels[period];
    const sold = `${formatMoney(asked.netMinor, currency)} sold ${when}, from ${orderWords(asked)}.`;
    const back =
      asked.refundedMinor > 0
        ? ` ${formatMoney(asked.refundedMinor, currency)} more was refunded and isn’t counted.`
        : '';
    const goal =
      next === null || missingMinor === null
        ? ''
        : next.level === 'FIRST_SALE'
          ? ' The first sale is the next milestone.'
          : ` ${formatMoney(missingMinor, currency)} to the next milestone, ${next.label}.`;
    return sold + back + goal;
  },
});
