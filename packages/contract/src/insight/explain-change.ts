import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { comparison, comparisonLabels, dimension, dimensionLabels, measureUnit } from './figures.ts';
import { comparisonField, figureFilters } from './figures-result.ts';
import { askedPeriod, spanWords } from './report-result.ts';
import { changeWords, valueWords } from './value-words.ts';

/** Measures whose change can be explained: what their parts contribute adds up to the whole. */
export const explained = z.enum(['SALES', 'ORDERS', 'AVERAGE_ORDER', 'UNITS', 'REFUNDS', 'DISCOUNTS']);

const part = z.object({
  by: dimension,
  key: z.string(),
  label: z.string(),
  /** Its own figure; of an average, null if it had no orders. */
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** Its contribution to the total change. */
  difference: z.number(),
});

export const explainChange = declareOperation({
  name: 'explain_change',
  area: 'insight',
  title: 'Why it changed',
  description:
    'Explains why sales, orders, average order value, units, refunds or discounts rose or fell in a period (the last 30 days if none is given) compared with the period before or the year before: how much comes from the number of orders and how much from their size, and which channels, countries, products, and new or returning customers drove the change. Can be filtered by channel, country, state, product, customer type or discount code. For the figures alone use get_figures.',
  examples: [
    'Why did sales drop?',
    'why are we down this month?',
    'What changed in October against September?',
    'why did revenue go up?',
    'what’s behind the fall in orders?',
    'why are sales lower than last year?',
    'why did the average order value drop in October?',
  ],
  input: z.object({
    measure: field(explained, {
      words: ['measure'],
      valueWords: {
        SALES: ['sales', 'revenue', 'turnover', 'money', 'income'],
        ORDERS: ['orders', 'order count'],
        AVERAGE_ORDER: ['average order value', 'average order', 'aov', 'order value', 'basket'],
        UNITS: ['units', 'pieces', 'items'],
        REFUNDS: ['refunds', 'refunded'],
        DISCOUNTS: ['discounts'],
      },
      label: 'Figure',
    }).default('SALES'),
    ...askedPeriod,
    compare: comparisonField.default('PERIOD_BEFORE'),
    ...figureFilters,
  }),
  output: z.object({
    measure: explained,
    /** What the figure is called, and the unit of its values. */
    label: z.string(),
    unit: measureUnit,
    from: z.iso.date(),
    to: z.iso.date(),
    compare: comparison,
    comparedFrom: z.iso.date(),
    comparedTo: z.iso.date(),
    /** In words: "Shopify", "California". */
    filters: z.array(z.string()),
    value: z.number(),
    before: z.number(),
    difference: z.number(),
    change: z.number().nullable(),
    orders: z.int(),
    ordersBefore: z.int(),
    /** The difference in sales due to the number of orders, at the earlier average; the rest is due to order size. Null for other measures. */
    byCount: z.number().nullable(),
    bySize: z.number().nullable(),
    /** The parts that changed most, largest first, up to five per dimension. */
    parts: z.array(part),
    definition: z.string(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/insight/changes' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'explained_change',
  offered: true,
  errors: ['feature_blocked', 'not_found'],
  related: ['get_figures', 'get_report'],
  summary: (output) => {
    const { label, unit, filters, value, before, difference, change, compare, currency, ...rest } = output;
    const { byCount, bySize, parts } = rest;
    const of = filters.length > 0 ? ` (${listWords(filters)})` : '';
    const words = (one: number) => valueWords(one, unit, currency);
    const signed = (one: number) => `${one < 0 ? '−' : '+'}${words(Math.abs(one))}`;
    const begin = `${label}${of} ${spanWords(output)}: ${words(value)}, ${changeWords(change)} vs. ${comparisonLabels[compare]} (${words(before)}).`;
    if (difference === 0) return `${begin} No change to explain.`;
    const way =
      byCount === null || bySize === null
        ? ''
        : ` ${signed(byCount)} comes from the number of orders (${count(output.orders, 'order')} vs. ${output.ordersBefore.toLocaleString('en-US')}), ${signed(bySize)} from order size.`;
    const most = dimension.options.flatMap((by) => {
      const [first] = parts.filter((one) => one.by === by);
      return first
        ? [`${dimensionLabels[by].toLowerCase()} ${first.label} (${signed(first.difference)})`]
        : [];
    });
    return most.length === 0 ? `${begin}${way}` : `${begin}${way} Biggest changes: ${listWords(most)}.`;
  },
});
