import type { UsualPeriod } from '@brandwright/contract/insight/report.ts';
import { grain } from '@brandwright/contract/insight/report-result.ts';
import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { orderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { readDay, type Days } from '#fulfillment/reports/report-address.ts';
import { readChoice } from '#kit/list-address.ts';
import { changedQuery } from '#routes/use-query-state.ts';

/** Periods to choose from, as the address has them; without one a report covers its usual days. */
export const presets = [
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
  'last-12-months',
  'this-year',
  'last-year',
  'last-24-months',
] as const;
export type Preset = (typeof presets)[number];

export const presetLabels: Readonly<Record<Preset, string>> = {
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'last-90-days': 'Last 90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-12-months': 'Last 12 months',
  'this-year': 'This year',
  'last-year': 'Last year',
  'last-24-months': 'Last 24 months',
};

/** What is asked of a report, as the address has it. */
export interface ReportAsk {
  preset: Preset | undefined;
  from: string | undefined;
  to: string | undefined;
  channel: OrderOrigin | undefined;
  grain: Grain | undefined;
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first and the last day of a preset, in UTC; `nowMs` is milliseconds since 1970. */
export function daysOf(preset: Preset, nowMs: number): Days {
  const today = dayOf(nowMs);
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const firstOf = (monthsAgo: number) => dayOf(Date.UTC(year, month - monthsAgo, 1));
  switch (preset) {
    case 'last-7-days':
      return { from: dayOf(nowMs - 6 * dayMs), to: today };
    case 'last-30-days':
      return { from: dayOf(nowMs - 29 * dayMs), to: today };
    case 'last-90-days':
      return { from: dayOf(nowMs - 89 * dayMs), to: today };
    case 'this-month':
      return { from: firstOf(0), to: today };
    case 'last-month':
      return { from: firstOf(1), to: dayOf(Date.UTC(year, month, 0)) };
    case 'last-12-months':
      return { from: firstOf(11), to: today };
    case 'this-year':
      return { from: `${year}-01-01`, to: today };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'last-24-months':
      return { from: firstOf(23), to: today };
  }
}

/** "Last 90 days": the days that a report covers where none are chosen. */
export function usualWords(usual: UsualPeriod): string {
  if (usual === 'ALL') return 'All time';
  return 'days' in usual ? `Last ${usual.days} days` : `Last ${usual.months} months`;
}

export function readAsk(query: URLSearchParams): ReportAsk {
  return {
    preset: readChoice(query, 'period', presets),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    channel: readChoice(query, 'channel', orderOrigin.options),
    grain: readChoice(query, 'grain', grain.options),
  };
}

/** What the operation is given. Custom dates override a preset. */
export function scopeOf({ preset, from, to, channel, grain: span }: ReportAsk, nowMs: number) {
  const days = from || to ? { from, to } : preset ? daysOf(preset, nowMs) : {};
  return {
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
    ...(channel ? { channel } : {}),
    ...(span ? { grain: span } : {}),
  };
}

/** The screen of a report with what was asked of it in a chat. */
export function reportAddress(
  slug: ReportSlug,
  {
    from,
    to,
    channel,
    grain: span,
  }: { from?: string; to?: string; channel?: string | null; grain?: string | null } = {},
): string {
  const query = changedQuery(new URLSearchParams(), { from, to, channel, grain: span }).toString();
  return `/${slug}${query ? `?${query}` : ''}`;
}
