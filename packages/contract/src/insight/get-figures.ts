import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput } from '../kernel/paging.ts';
import { count, listWords } from '../kernel/words.ts';
import { comparisonLabels, timeDimensions, type Dimension } from './figures.ts';
import { byWords, figuresAsked, figuresResult, type FigureRow } from './figures-result.ts';
import { spanWords } from './report-result.ts';
import { changeOfWords, valueWords } from './value-words.ts';

const shownToModel = 31;

export const getFigures = declareOperation({
  name: 'get_figures',
  area: 'insight',
  title: 'Figures',
  description:
    'Answers questions about sales in figures: sales, orders, average order value, units, customers, new or returning customers, repeat rate, discounts, shipping, tax, refunds, return rate; for a period (the last 30 days if none is given), by day, week, month, quarter, year, weekday, hour, channel, country, state, product, SKU, customer, new or returning, discount code; filtered by channel, country, state, product or customer type; compared with the period before or the year before. Includes the definition and the number of orders behind the figure.',
  examples: [
    'Sales by month this year',
    'What sells best this month?',
    'Revenue from repeat customers in California last quarter by month, against the year before',
    'average order value in October compared with the month before',
    'how many new customers did we get in October?',
    'which state buys the most?',
    'orders per weekday since September',
    'who are my top customers this year?',
    'how much did we give away in discounts last month?',
    'units of the travel candle by month',
    'what’s our repeat rate?',
  ],
  input: z.object({ ...figuresAsked, ...pageInput }),
  output: figuresResult.extend({ page: z.int(), size: z.int() }),
  http: { method: 'GET', path: '/web/insight/figures' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'figures',
  offered: true,
  errors: ['feature_blocked', 'not_found'],
  related: ['explain_change', 'get_report', 'get_sales_stats'],
  toModel: ({ rows, total, ...rest }) => ({
    ...rest,
    total,
    rows: rows.slice(0, shownToModel),
    ...(total > shownToModel ? { note: `Showing ${Math.min(rows.length, shownToModel)} of ${total}.` } : {}),
  }),
  summary: ({
    label,
    unit,
    by,
    value,
    before,
    change,
    compare,
    comparedFrom,
    comparedTo,
    rows,
    total,
    orders,
    filters,
    notes,
    currency,
    ...days
  }) => {
    const of = filters.length > 0 ? ` (${listWords(filters)})` : '';
    const words = (one: number | null) => valueWords(one, unit, currency);
    const against =
      compare === null || comparedFrom === null || comparedTo === null
        ? ''
        : `, ${changeOfWords(unit, { value, before, change })} vs. ${comparisonLabels[compare]} (${words(before)})`;
    const whole = `${label}${of} ${spanWords(days)}: ${words(value)}${against}, from ${count(orders, 'order')}.`;
    if (by === null || rows.length === 0) return [whole, ...notes].join(' ');
    const most = timeDimensions.has(by) ? 12 : by === 'WEEKDAY' ? 7 : 5;
    const was = (row: FigureRow) => (compare === null ? '' : ` (was ${words(row.before)})`);
    const parts = listWords(rows.slice(0, most).map((row) => `${row.label} ${words(row.value)}${was(row)}`));
    const more = total > most ? ` (${Math.min(most, rows.length)} of ${total} shown)` : '';
    return [whole, `By ${byWords(by)}: ${parts}${more}.`, ...peak(by, rows, words), ...notes].join(' ');
  },
});

/** The highest of the weekdays or hours, which are told in their own order. */
function peak(by: Dimension, rows: readonly FigureRow[], words: (one: number | null) => string): string[] {
  if (by !== 'WEEKDAY' && by !== 'HOUR') return [];
  const best = rows.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0];
  return best ? [`The highest is ${best.label}: ${words(best.value)}.`] : [];
}
