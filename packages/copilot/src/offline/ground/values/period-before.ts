import type { FieldSpec } from '../../fields.ts';
import { isDateField, shiftDay, writeDay } from './days.ts';

type Input = Readonly<Record<string, unknown>>;
type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const dayMs = 86_400_000;
const monthsOf: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 };
const daysOf: Readonly<Partial<Record<Unit, number>>> = { day: 1, week: 7 };

const before =
  /\b(?:the|a)\s+(?<unit>day|week|month|quarter|year)\s+before(?:\s+(?:that|it))?(?=\s*(?:$|[?!.,;]|\b(?:please|then|instead|too)\b))/i;

/** "And the week before?": of what was asked for a period, the time that ends where it began. Nothing without a period before it. */
export function periodBefore(
  fields: readonly FieldSpec[],
  last: Input,
  text: string,
): Record<string, unknown> {
  const unit = before.exec(text)?.groups?.['unit']?.toLowerCase() as Unit | undefined;
  const days = fields.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  const began = from && last[from.name];
  if (!unit || !from || !to || typeof began !== 'string' || Number.isNaN(Date.parse(began))) return {};
  const start = new Date(began.slice(0, 10));
  const first = new Date(start.getTime() - (daysOf[unit] ?? 0) * dayMs);
  first.setUTCMonth(first.getUTCMonth() - (monthsOf[unit] ?? 0));
  return {
    [from.name]: writeDay(from, dayOf(first), null, 'start'),
    [to.name]: writeDay(to, shiftDay(began.slice(0, 10), -1), null, 'end'),
  };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
