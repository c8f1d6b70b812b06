import { z } from 'zod';
import { day, field, instant } from '../kernel/fields.ts';
import { dayWords } from '../kernel/words.ts';
import { orderOrigin, originLabels, originWords } from '../orders/enums.ts';
import { units } from './report.ts';
import { reportSlug } from './slugs.ts';

/** How long the spans of a report over time are; a week begins on Monday. */
export const grain = z.enum(['DAY', 'WEEK', 'MONTH']);
export type Grain = z.output<typeof grain>;

export const grainLabels: Readonly<Record<Grain, string>> = {
  DAY: 'By day',
  WEEK: 'By week',
  MONTH: 'By month',
};

/** The days that are asked about, the first and the last included, in UTC. */
export const askedPeriod = {
  from: day({
    sense: 'date_from',
    words: ['from', 'since', 'in', 'during', 'for', 'of'],
    label: 'From',
  }).optional(),
  to: day({ sense: 'date_to', words: ['to', 'until', 'through', 'up to'], label: 'To' })
    .describe('The last day that counts, itself included; today when left out.')
    .optional(),
};

export const askedChannel = field(orderOrigin, {
  words: ['channel', 'origin'],
  valueWords: originWords,
  label: 'Channel',
}).optional();

/** What is asked of a report, besides which one. */
export const reportScope = {
  ...askedPeriod,
  grain: field(grain, {
    words: ['grain'],
    valueWords: {
      DAY: ['by day', 'daily', 'per day', 'day by day'],
      WEEK: ['by week', 'weekly', 'per week', 'week by week'],
      MONTH: ['by month', 'monthly', 'per month', 'month by month'],
    },
    label: 'Spans',
  })
    .describe('Length of the spans of a report over time; by month when left out.')
    .optional(),
  channel: askedChannel,
};

export const figure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(units),
});
export type Figure = z.output<typeof figure>;

export const reportRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type ReportRow = z.output<typeof reportRow>;

/** A report as it was made. Its columns, definition and chart are those of its declaration (`reports.ts`). */
export const reportResult = z.object({
  report: reportSlug,
  title: z.string(),
  /** The first and the last day that it covers. */
  from: z.iso.date(),
  to: z.iso.date(),
  grain: grain.nullable(),
  channel: orderOrigin.nullable(),
  /** One sentence that says what the figures show. */
  finding: z.string(),
  figures: z.array(figure),
  rows: z.array(reportRow),
  /** Counted orders that are under the figures. */
  orders: z.int(),
  /** What is missing or left out, in sentences. */
  notes: z.array(z.string()),
  asOf: instant(),
  currency: z.string(),
});
export type ReportResult = z.output<typeof reportResult>;

/** "from October 22, 2026 to November 20, 2026", "on November 20, 2026". */
export const spanWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;

/** ", Shopify alone". */
export const channelWords = (channel: z.output<typeof orderOrigin> | null): string =>
  channel === null ? '' : `, orders from ${originLabels[channel]} only`;
