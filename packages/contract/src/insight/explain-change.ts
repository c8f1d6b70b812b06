import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { comparison, comparisonLabels, dimension, dimensionLabels } from './figures.ts';
import { comparisonField } from './figures-result.ts';
import { askedChannel, askedPeriod, spanWords } from './report-result.ts';
import { changeWords, valueWords } from './value-words.ts';

/** What can be taken apart: measures whose parts add up to the whole. */
export const explained = z.enum(['SALES', 'ORDERS', 'UNITS', 'REFUNDS', 'DISCOUNTS']);

const part = z.object({
  by: dimension,
  key: z.string(),
  label: z.string(),
  value: z.number(),
  before: z.number(),
  /** What it adds to the change of the whole. */
  difference: z.number(),
});

export const explainChange = declareOperation({
  name: 'explain_change',
  area: 'insight',
  title: 'Why it changed',
  description:
    'Explains why sales, orders, units, refunds or discounts of a period (the last 30 days if none is given) rose or fell against the period before or the year before: how much comes from more or fewer orders and how much from larger or smaller ones, and which channels, countries, products, and new or returning customers moved it most. For the figures alone use get_figures.',
  examples: [
    'Why did sales drop?',
    'why are we down this month?',
    'What changed in October against September?',
    'why did revenue go up?',
    'what’s behind the fall in orders?',
    'why are sales lower than last year?',
  ],
  input: z.object({
    measure: field(explained, {
      words: ['measure'],
      valueWords: {
        SALES: ['sales', 'revenue', 'turnover', 'money', 'income'],
        ORDERS: ['orders', 'order count'],
        UNITS: ['units', 'pieces', 'items'],
        REFUNDS: ['refunds', 'refunded'],
        DISCOUNTS: ['discounts'],
      },
      label: 'Figure',
    }).default('SALES'),
    ...askedPeriod,
    compare: comparisonField.default('PERIOD_BEFORE'),
    channel: askedChannel,
  }),
  output: z.object({
    measure: explained,
    from: z.iso.date(),
    to: z.iso.date(),
    compare: comparison,
    comparedFrom: z.iso.date(),
    comparedTo: z.iso.date(),
    value: z.number(),
    before: z.number(),
    difference: z.number(),
    change: z.number().nullable(),
    orders: z.int(),
    ordersBefore: z.int(),
    /** Of the difference in sales: what more or fewer orders brought at the earlier average, and the rest by their size. Null for others. */
    byCount: z.number().nullable(),
    bySize: z.number().nullable(),
    /** Parts that moved it most, the largest first, at most five of each dimension. */
    parts: z.array(part),
    definition: z.string(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/insight/changes' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'explained_change',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_figures', 'get_report'],
  summary: (output) => {
    const { measure, value, before, difference, change, compare, byCount, bySize, parts, currency } = output;
    const unit = measure === 'ORDERS' || measure === 'UNITS' ? 'count' : 'money';
    const words = (one: number) => valueWords(one, unit, currency);
    const signed = (one: number) => `${one < 0 ? '−' : '+'}${words(Math.abs(one))}`;
    const name = {
      SALES: 'Sales',
      ORDERS: 'Orders',
      UNITS: 'Units',
      REFUNDS: 'Refunds',
      DISCOUNTS: 'Discounts',
    }[measure];
    const begin = `${name} ${spanWords(output)}: ${words(value)}, ${changeWords(change)} against ${comparisonLabels[compare]} (${words(before)}).`;
    if (difference === 0) return `${begin} Nothing to explain.`;
    const way =
      byCount === null || bySize === null
        ? ''
        : ` ${signed(byCount)} comes from the number of orders (${count(output.orders, 'order')} against ${output.ordersBefore.toLocaleString('en-US')}), ${signed(bySize)} from their size.`;
    const most = dimension.options.flatMap((by) => {
      const [first] = parts.filter((one) => one.by === by);
      return first
        ? [`${dimensionLabels[by].toLowerCase()} ${first.label} (${signed(first.difference)})`]
        : [];
    });
    return `${begin}${way} What moved most: ${listWords(most)}.`;
  },
});
