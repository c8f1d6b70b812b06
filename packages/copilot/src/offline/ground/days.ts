import type { DateValue } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../fields.ts';

/** Whether a field holds a day or an instant. */
export function isDateField(field: FieldSpec): boolean {
  return (
    field.format === 'date' || field.format === 'datetime' || (field.meta.sense?.startsWith('date') ?? false)
  );
}

const weekday = /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b/i;

/** The day that is meant. Of a field for what is to come, a weekday is the next one, and a day without a year lies ahead. */
export function dayFor(field: FieldSpec, date: DateValue, now: Date): string {
  const day = date.bound === 'max' ? date.to : date.from;
  if (field.meta.sense !== 'date_ahead' || day >= now.toISOString().slice(0, 10)) return day;
  const moved = new Date(`${day}T00:00:00Z`);
  if (weekday.test(date.text) && !/\b(?:last|past|ago)\b/i.test(date.text))
    moved.setUTCDate(moved.getUTCDate() + 7);
  else if (!/\b20\d\d\b|\b(?:yesterday|ago|last)\b/i.test(date.text))
    moved.setUTCFullYear(moved.getUTCFullYear() + 1);
  return moved.toISOString().slice(0, 10);
}

/** A day as the field takes it: itself, or an instant at the named time or at its edge. */
export function writeDay(field: FieldSpec, day: string, time: string | null, edge: 'start' | 'end'): string {
  if (field.format !== 'datetime') return day;
  if (time) return `${day}T${time}:00.000Z`;
  return edge === 'start' ? `${day}T00:00:00.000Z` : `${day}T23:59:59.999Z`;
}
