import { z } from 'zod';
import { day, field, instant } from '../kernel/fields.ts';
import { dayWords } from '../kernel/words.ts';
import { customerRefOut } from '../orders/entities.ts';
import { orderOrigin, originLabels, originWords } from '../orders/enums.ts';
import { unit } from './report.ts';
import { reportSlug } from './slugs.ts';

/** The interval of a report over time. Weeks start on Monday. */
export const grain = z.enum(['DAY', 'WEEK', 'MONTH']);
export type Grain = z.output<typeof grain>;

export const grainLabels: Readonly<Record<Grain, string>> = {
  DAY: 'By day',
  WEEK: 'By week',
  MONTH: 'By month',
};

/** The period asked about: UTC days, first and last included. */
export const askedPeriod = {
  from: day({
    sense: 'date_from',
    words: ['from', 'since', 'in', 'during', 'for', 'of'],
    label: 'From',
  }).optional(),
  to: day({ sense: 'date_to', words: ['to', 'until', 'through', 'up to'], label: 'To' })
    .describe('The last day, included in the period; today if omitted.')
    .optional(),
};

export const askedChannel = field(orderOrigin, {
  words: ['channel', 'origin'],
  valueWords: originWords,
  label: 'Channel',
}).optional();

/** Options of a report: period, interval and channel. */
export const reportScope = {
  ...askedPeriod,
  grain: field(grain, {
    words: ['grain'],
    valueWords: {
      DAY: ['by day', 'daily', 'per day', 'day by day'],
      WEEK: ['by week', 'weekly', 'per week', 'week by week'],
      MONTH: ['by month', 'monthly', 'per month', 'month by month'],
    },
    label: 'Interval',
  })
    .describe('Interval of a report over time; chosen to fit the period if omitted.')
    .optional(),
  channel: askedChannel,
};

export const figure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit,
});
export type Figure = z.output<typeof figure>;

/** Values by column. A row about a customer names them by id too. */
export const reportRow = z
  .object({ customerId: customerRefOut.optional() })
  .catchall(z.union([z.string(), z.number(), z.null()]));
export type ReportRow = z.output<typeof reportRow>;

/** A report’s result. Its columns, definition and chart come from its declaration (`reports.ts`). */
export const reportResult = z.object({
  report: reportSlug,
  title: z.string(),
  /** The first and last day it covers. */
  from: z.iso.date(),
  to: z.iso.date(),
  grain: grain.nullable(),
  channel: orderOrigin.nullable(),
  /** One sentence on what the figures show. */
  finding: z.string(),
  figures: z.array(figure),
  rows: z.array(reportRow),
  /** Number of orders behind the figures. */
  orders: z.int(),
  /** What is missing or excluded, in sentences. */
  notes: z.array(z.string()),
  asOf: instant(),
  currency: z.string(),
});
export type ReportResult = z.output<typeof reportResult>;

/** "from October 22, 2026 to November 20, 2026", "on November 20, 2026". */
export const spanWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;

/** ", orders from Shopify only". */
export const channelWords = (channel: z.output<typeof orderOrigin> | null): string =>
  channel === null ? '' : `, orders from ${originLabels[channel]} only`;
