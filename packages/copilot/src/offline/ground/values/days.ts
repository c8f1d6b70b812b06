import { instantIn } from '@brandwright/language/values/time-zones.ts';
import type { DateValue } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';

/** Whether a field holds a day or an instant that somebody may say; when a form was opened is none. */
export function isDateField({ format, meta }: FieldSpec): boolean {
  if (meta.formOnly) return false;
  return format === 'date' || format === 'datetime' || (meta.sense?.startsWith('date') ?? false);
}

/** The day so many days after another, or before it where they are negative. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const weekday = /\b(?:sun|mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\b/i;

/** The day that is meant. Of a field for what is to come, a weekday is the next one, and a day without a year lies ahead. */
export function dayFor(field: FieldSpec, date: DateValue, now: Date): string {
  const day = date.bound === 'max' ? date.to : date.from;
  if (field.meta.sense !== 'date_ahead' || day >= now.toISOString().slice(0, 10)) return day;
  const moved = new Date(`${day}T00:00:00Z`);
  if (weekday.test(date.text) && !/\b(?:last|past|ago)\b/i.test(date.text))
    moved.setUTCDate(moved.getUTCDate() + 7);
  else if (/^the \d{1,2}(?:st|nd|rd|th)$/i.test(date.text)) moved.setUTCMonth(moved.getUTCMonth() + 1);
  else if (!/\b20\d\d\b|\b(?:yesterday|ago|last)\b/i.test(date.text))
    moved.setUTCFullYear(moved.getUTCFullYear() + 1);
  return moved.toISOString().slice(0, 10);
}

/** A day as the field takes it: itself, or an instant at the named time of a zone or at its edge. */
export function writeDay(
  field: FieldSpec,
  day: string,
  time: string | null,
  edge: 'start' | 'end',
  zone = 'UTC',
): string {
  if (field.format !== 'datetime') return day;
  if (time) return instantIn(zone, day, time);
  return edge === 'start' ? `${day}T00:00:00.000Z` : `${day}T23:59:59.999Z`;
}

/** An instant that people agree on, such as that of a call: a day alone is not enough. */
export const needsTime = (field: FieldSpec): boolean =>
  field.format === 'datetime' && field.required && field.meta.sense === 'date_ahead';

/** The time of a day that was said, for a field that needs one also where it stands apart: "Tuesday the 24th", "at 3". */
export function timeFor(field: FieldSpec, date: DateValue, text: string): string | null {
  if (date.time !== null || !needsTime(field)) return date.time;
  const said =
    /\bat\s+(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\b(?!\s*%)/i.exec(text) ??
    /\b(\d{1,2})(?::(\d{2}))?\s*(?:o'?clock )?in the (morning|afternoon|evening)\b/i.exec(text);
  const hour = Number(said?.[1]);
  if (!said || hour > 23) return null;
  const half = said[3] ?? '';
  const isLater =
    /^[pae]/i.test(half) && !/^am/i.test(half) ? hour < 12 : half === '' && hour > 0 && hour < earliest;
  return `${String(isLater ? hour + 12 : hour).padStart(2, '0')}:${said[2] ?? '00'}`;
}

/** The first hour of a day at work: "at 3" is in the afternoon. */
const earliest = 7;
