import { z } from 'zod';
import { countryCode, field } from '../kernel/fields.ts';
import { customerRefOut } from '../orders/entities.ts';
import { orderOrigin, originWords } from '../orders/enums.ts';
import {
  comparison,
  customerType,
  dimension,
  dimensionLabels,
  measure,
  measureFacts,
  measureUnit,
} from './figures.ts';
import { dimensionWords } from './dimension-words.ts';
import { askedChannel, askedPeriod } from './report-result.ts';

const measureWords = Object.fromEntries(measure.options.map((one) => [one, measureFacts[one].words]));

/** "Without wholesale", "take wholesale out". */
const leftOutWords = Object.fromEntries(
  orderOrigin.options.map((origin) => [
    origin,
    originWords[origin].flatMap((word) => [
      ...[
        'without',
        'excluding',
        'except',
        'except for',
        'minus',
        'other than',
        'apart from',
        'not counting',
        'ignoring',
        'leave out',
        'take out',
        'take away',
        'not including',
        'no',
      ].flatMap((way) => [`${way} ${word}`, `${way} the ${word}`]),
      ...['out', 'left out', 'taken out', 'still out', 'excluded'].map((way) => `${word} ${way}`),
    ]),
  ]),
);

/** Filters on orders and line items. All of them must match. */
export const figureFilters = {
  channel: askedChannel,
  withoutChannel: field(orderOrigin, {
    words: ['without channel'],
    valueWords: leftOutWords,
    label: 'Without channel',
    insteadOf: 'channel',
  })
    .describe('Leaves out the orders of this channel.')
    .optional(),
  country: countryCode({ words: ['country', 'to', 'in', 'from'], label: 'Country' }).optional(),
  state: field(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Use a two-letter US state code, such as CA.'),
    {
      sense: 'us_state',
      words: ['state', 'in', 'from'],
      label: 'State',
    },
  ).optional(),
  customerType: field(customerType, {
    words: ['customer type'],
    valueWords: {
      NEW: [
        'from new customers',
        'of new customers',
        'by new customers',
        'first-time customers only',
        'new customers only',
      ],
      RETURNING: [
        'from repeat customers',
        'from returning customers',
        'of repeat customers',
        'of returning customers',
        'by repeat customers',
        'by returning customers',
        'repeat customers only',
      ],
    },
    label: 'Customers',
  })
    .describe('Only customers’ first orders, or only later ones.')
    .optional(),
  product: field(z.string().trim().min(1).max(200), {
    words: ['product', 'of the', 'for the'],
    label: 'Product',
    ref: 'product',
  })
    .describe('Only line items of this product, by id or title.')
    .optional(),
  discountCode: field(z.string().trim().toUpperCase().min(1).max(40), {
    sense: 'promotion_code',
    words: ['discount code', 'code', 'coupon', 'with code'],
    label: 'Discount code',
  })
    .describe('Only orders placed with this discount code.')
    .optional(),
};

/** The period to compare with. */
export const comparisonField = field(comparison, {
  words: ['compared with', 'against', 'versus'],
  valueWords: {
    PERIOD_BEFORE: [
      'the period before',
      'previous period',
      'the month before',
      'the week before',
      'the quarter before',
      'last period',
      'prior period',
      'than the month before',
      'than usual',
      'than before',
    ],
    YEAR_BEFORE: [
      'the year before',
      'last year',
      'a year ago',
      'year over year',
      'yoy',
      'same time last year',
      'previous year',
      'same time last year',
      'same days last year',
      'same month last year',
      'this time last year',
      'the year prior',
      'than last year',
      'with last year',
      'to last year',
    ],
  },
  label: 'Compared with',
});

export const figuresAsked = {
  measure: field(measure, {
    words: ['measure', 'figure'],
    valueWords: measureWords,
    label: 'Figure',
  }).default('SALES'),
  by: field(dimension, { words: ['by', 'per'], valueWords: dimensionWords, namedByWords: true, label: 'By' })
    .describe('What to break the figure down by; omit it for a single figure.')
    .optional(),
  ...askedPeriod,
  compare: comparisonField.optional(),
  order: field(z.enum(['MOST', 'LEAST']), {
    words: ['order'],
    valueWords: {
      MOST: ['most', 'best', 'top', 'highest', 'biggest', 'largest'],
      LEAST: ['least', 'worst', 'lowest', 'fewest', 'slowest', 'smallest', 'worst sellers', 'slow movers'],
    },
    label: 'Order',
  })
    .describe('Sort order, unless broken down by time.')
    .default('MOST'),
  ...figureFilters,
};

const value = z.number().nullable();

export const figureRow = z.object({
  /** The dimension’s value: `2026-11`, `CA`, `SHOPIFY_CREATOR`, a product’s title… */
  key: z.string(),
  label: z.string(),
  value,
  before: value,
  /** Percent of the whole; null if the parts don’t add up to it. */
  share: value,
  /** The customer, where the figure is broken down by them. */
  customerId: customerRefOut.optional(),
});
export type FigureRow = z.output<typeof figureRow>;

export const figuresResult = z.object({
  measure,
  /** What the figure is called, and the unit of its values. */
  label: z.string(),
  unit: measureUnit,
  by: dimension.nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  compare: comparison.nullable(),
  comparedFrom: z.iso.date().nullable(),
  comparedTo: z.iso.date().nullable(),
  /** In words: "Shopify", "California". */
  filters: z.array(z.string()),
  value,
  before: value,
  /** Percent change from `before`; null if either is missing or `before` is zero. */
  change: value,
  rows: z.array(figureRow),
  /** Total number of rows; `rows` holds one page of them. */
  total: z.int(),
  orders: z.int(),
  definition: z.string(),
  notes: z.array(z.string()),
  currency: z.string(),
});
export type FiguresResult = z.output<typeof figuresResult>;

export const byWords = (by: z.output<typeof dimension>): string => dimensionLabels[by].toLowerCase();
