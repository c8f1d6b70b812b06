import { usualDays } from '@brandwright/contract/fulfillment/reports/period.ts';

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The reports as an address names them. */
export const reportNames = ['outbound', 'returns', 'financial'] as const;
export type ReportName = (typeof reportNames)[number];

/** Where a report is opened. */
export const reportAddressOf = (report: ReportName, period?: { from: string; to: string }) =>
  `/fulfillment-services?tab=reports&report=${report}${period ? `&from=${period.from}&to=${period.to}` : ''}`;

/** Days of a report, the first and the last included. */
export interface Days {
  from: string;
  to: string;
}

export interface NamedPeriod extends Days {
  value: string;
  label: string;
}

/** The periods that a report can be asked for with one choice, as of now (milliseconds since 1970). The first is usual. */
export function namedPeriods(nowMs: number): [NamedPeriod, ...NamedPeriod[]] {
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const to = dayOf(nowMs);
  const last = (days: number) => ({ from: dayOf(nowMs - (days - 1) * dayMs), to });
  return [
    { value: '30-days', label: 'Last 30 days', ...last(usualDays) },
    { value: '7-days', label: 'Last 7 days', ...last(7) },
    { value: '90-days', label: 'Last 90 days', ...last(90) },
    { value: 'month', label: 'This month', from: dayOf(Date.UTC(year, month, 1)), to },
    {
      value: 'last-month',
      label: 'Last month',
      from: dayOf(Date.UTC(year, month - 1, 1)),
      to: dayOf(Date.UTC(year, month, 0)),
    },
    { value: 'year', label: 'This year', from: dayOf(Date.UTC(year, 0, 1)), to },
  ];
}

/** A day of an address; what is none counts as not said. */
export function readDay(query: URLSearchParams, name: string): string | undefined {
  const said = query.get(name) ?? '';
  const at = /^\d{4}-\d{2}-\d{2}$/.test(said) ? Date.parse(said) : Number.NaN;
  return !Number.isNaN(at) && dayOf(at) === said ? said : undefined;
}
