import type { FieldSpec } from './fields.ts';

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const shifting =
  /\b(?:the |a |one )?(day|week|month|quarter|year) (before|after|earlier|later|prior)\b(?! (?:last|next|this|yesterday|tomorrow|\d))/i;

/**
 * "the month before", after a list of one month: the same days moved. Null when the words say no such thing or no days
 * were given before. Days are YYYY-MM-DD.
 */
export function shiftDays(
  text: string,
  fields: readonly FieldSpec[],
  earlier: Readonly<Record<string, unknown>>,
): Record<string, string> | null {
  const match = shifting.exec(text);
  if (!match) return null;
  const unit = (match[1] ?? 'day').toLowerCase() as Unit;
  const step = /after|later/i.test(match[2] ?? '') ? 1 : -1;
  const moved: Record<string, string> = {};
  for (const field of fields) {
    const value = earlier[field.name];
    if (!field.meta.sense?.startsWith('date') || typeof value !== 'string') continue;
    moved[field.name] = move(value.slice(0, 10), unit, step) + value.slice(10);
  }
  return Object.keys(moved).length > 0 ? moved : null;
}

function move(day: string, unit: Unit, step: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + step * (unit === 'week' ? 7 : 1));
    return date.toISOString().slice(0, 10);
  }
  const months = step * (unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12);
  const isLast = new Date(date.getTime() + 86_400_000).getUTCDate() === 1;
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(isLast ? length : Math.min(wanted, length));
  return date.toISOString().slice(0, 10);
}
