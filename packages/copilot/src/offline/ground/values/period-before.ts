import type { FieldSpec } from '../../fields.ts';
import { comparesWith, comparisonIn } from './compared-period.ts';
import { isDateField, shiftDay, writeDay } from './days.ts';

type Input = Readonly<Record<string, unknown>>;
type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const dayMs = 86_400_000;
const monthsOf: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 };
const daysOf: Readonly<Partial<Record<Unit, number>>> = { day: 1, week: 7 };

const before =
  /\b(?:the|a)\s+(?<unit>day|week|month|quarter|year)\s+before(?:\s+(?:that|it))?(?=\s*(?:$|[?!.,;]|\b(?:please|then|instead|too)\b))/i;

/** "And this time last year?" */
const yearAgo =
  /\b(?:this|(?:the )?same)\s+(?:time|days?|weeks?|months?|period|stretch)\s+(?:of\s+)?last\s+year\b|\ba\s+year\s+(?:ago|before|earlier)\b/i;

/**
 * "And the week before?": of what was asked for a period, the time that ends where it began; "this time last year": the same days a
 * year before, where nothing compares them. Nothing without a period before it.
 */
export function periodBefore(
  fields: readonly FieldSpec[],
  last: Input,
  text: string,
  now: Date,
): Record<string, unknown> {
  const match = before.exec(text);
  const isCompared = comparisonIn(fields) !== undefined;
  // "Against the year before" goes beside it, and takes the place of nothing.
  if (match && isCompared && comparesWith.test(text.slice(0, match.index))) return {};
  const unit = match?.groups?.['unit']?.toLowerCase() as Unit | undefined;
  const days = fields.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  const named = namedDays(last['period'], now);
  const began = (from && last[from.name]) ?? named?.from;
  if (!from || !to || typeof began !== 'string' || Number.isNaN(Date.parse(began))) return {};
  if (yearAgo.test(text) && !isCompared) return yearBefore(from, to, began, last[to.name] ?? named?.to);
  if (!unit) return {};
  const start = new Date(began.slice(0, 10));
  const first = new Date(start.getTime() - (daysOf[unit] ?? 0) * dayMs);
  first.setUTCMonth(first.getUTCMonth() - (monthsOf[unit] ?? 0));
  return {
    [from.name]: writeDay(from, dayOf(first), null, 'start'),
    [to.name]: writeDay(to, shiftDay(began.slice(0, 10), -1), null, 'end'),
  };
}

/** The days of a period that has a name, up to today. */
function namedDays(period: unknown, now: Date): { from: string; to: string } | null {
  const to = dayOf(now);
  const starts: Readonly<Record<string, string>> = {
    TODAY: to,
    LAST_7_DAYS: shiftDay(to, -6),
    THIS_MONTH: `${to.slice(0, 7)}-01`,
    LAST_30_DAYS: shiftDay(to, -29),
    THIS_YEAR: `${to.slice(0, 4)}-01-01`,
  };
  const from = typeof period === 'string' ? starts[period] : undefined;
  return from === undefined ? null : { from, to };
}

function yearBefore(from: FieldSpec, to: FieldSpec, began: string, ended: unknown): Record<string, unknown> {
  const shifted = (day: string) => {
    const date = new Date(day.slice(0, 10));
    date.setUTCFullYear(date.getUTCFullYear() - 1);
    return dayOf(date);
  };
  return {
    [from.name]: writeDay(from, shifted(began), null, 'start'),
    ...(typeof ended === 'string' && { [to.name]: writeDay(to, shifted(ended), null, 'end') }),
  };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
