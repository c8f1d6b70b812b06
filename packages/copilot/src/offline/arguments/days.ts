import type { FieldSpec } from './fields.ts';
import type { Token } from '../words/tokens.ts';
import type { DateSpan, NumberSpan } from './span.ts';

export interface DayMatch {
  values: ReadonlyMap<string, string>;
  used: readonly { start: number; end: number }[];
}

const dayMilliseconds = 86_400_000;

/** Whether a field holds a day or an instant. */
export function isDateField(field: FieldSpec): boolean {
  return (
    field.format === 'date' || field.format === 'datetime' || (field.meta.sense?.startsWith('date') ?? false)
  );
}

/** Gives days, periods and ages ("older than a week") to date fields: pairs to from/to fields, single days to the rest. */
export function assignDays(
  fields: readonly FieldSpec[],
  dates: readonly DateSpan[],
  ages: readonly NumberSpan[],
  tokens: readonly Token[],
  now: Date,
): DayMatch {
  const values = new Map<string, string>();
  const used: { start: number; end: number }[] = [];
  const open = fields.filter(isDateField);
  for (const date of dates) {
    const from = pick(open, values, 'min', date, tokens);
    const to = pick(open, values, 'max', date, tokens);
    const single = pick(open, values, null, date, tokens);
    const prefersSingle = single && (!from || nearness(single, date, tokens) > nearness(from, date, tokens));
    if (!from && !to && !single) continue;
    used.push(date);
    if (prefersSingle || (!from && !to)) {
      if (single) values.set(single.name, write(single, ahead(single, date, now), date.time, 'start'));
      continue;
    }
    if (from && date.bound !== 'max') values.set(from.name, write(from, date.from, null, 'start'));
    if (to && date.bound !== 'min')
      values.set(to.name, write(to, date.bound === 'max' ? dayBefore(date.from) : date.to, null, 'end'));
  }
  for (const age of ages) {
    const wanted = age.bound === 'max' ? 'min' : 'max';
    const field = pick(open, values, wanted, age, tokens);
    if (!field) continue;
    const instant = new Date(now.getTime() - age.value * dayMilliseconds);
    values.set(
      field.name,
      field.format === 'datetime' ? instant.toISOString() : instant.toISOString().slice(0, 10),
    );
    used.push(age);
  }
  return { values, used };
}

const weekday = /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b/i;

/** The day that is meant. Of a field for what is to come, a weekday is the next one, and a day without a year lies ahead. */
function ahead(field: FieldSpec, date: DateSpan, now: Date): string {
  const day = date.bound === 'max' ? date.to : date.from;
  if (field.meta.sense !== 'date_ahead' || day >= now.toISOString().slice(0, 10)) return day;
  const moved = new Date(`${day}T00:00:00Z`);
  if (weekday.test(date.text) && !/\b(?:last|past|ago)\b/i.test(date.text))
    moved.setUTCDate(moved.getUTCDate() + 7);
  else if (!/\b20\d\d\b|\b(?:yesterday|ago|last)\b/i.test(date.text))
    moved.setUTCFullYear(moved.getUTCFullYear() + 1);
  return moved.toISOString().slice(0, 10);
}

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMilliseconds).toISOString().slice(0, 10);

function pick(
  fields: readonly FieldSpec[],
  taken: ReadonlyMap<string, string>,
  bound: 'min' | 'max' | null,
  place: { start: number; end: number },
  tokens: readonly Token[],
): FieldSpec | null {
  const open = fields.filter((field) => field.bound === bound && !taken.has(field.name));
  return open.sort((a, b) => nearness(b, place, tokens) - nearness(a, place, tokens))[0] ?? null;
}

function nearness(field: FieldSpec, place: { start: number; end: number }, tokens: readonly Token[]): number {
  let best = 0;
  for (const token of tokens) {
    if (!field.words.has(token.stem)) continue;
    const gap = token.end <= place.start ? place.start - token.end : token.start - place.end;
    best = Math.max(best, 1 / (1 + Math.max(0, gap) / 10));
  }
  return best;
}

function write(field: FieldSpec, day: string, time: string | null, edge: 'start' | 'end'): string {
  if (field.format !== 'datetime') return day;
  if (time) return `${day}T${time}:00.000Z`;
  return edge === 'start' ? `${day}T00:00:00.000Z` : `${day}T23:59:59.999Z`;
}
