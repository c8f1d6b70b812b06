import type { DateValue } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isDateField, shiftDay, writeDay } from './days.ts';

type Days = Pick<DateValue, 'from' | 'to'>;

/** What takes the period to compare with. */
export const comparisonIn = (fields: readonly FieldSpec[]): FieldSpec | undefined =>
  fields.find(({ values }) => values.includes('YEAR_BEFORE') && values.includes('PERIOD_BEFORE'));

/** Text that ends with words that compare: "set against", "vs." */
export const comparesWith =
  /\b(?:vs\.?|versus|against|(?:compared?|comparing)(?: it| that| them)? (?:with|to)|than)\s+$/i;

const compares =
  /\b(?:vs|versus|against|compared?|comparing|than|beside|next to|set with|same (?:days?|weeks?|months?|time|stretch|period|quarter)|better|worse|more or less|up or down)\b/i;

/**
 * "October against last October", "October vs September": two periods of which one is a year before the other, or right before it, are
 * one period and what it is compared with. So is "the same days of November last year", after a look at this November.
 */
export function fillComparedPeriod(
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  last: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
): void {
  const compare = comparisonIn(fields);
  const days = fields.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  if (!compare || !from || !to || input[compare.name] !== undefined || !compares.test(text)) return;
  const dates = values.filter((value): value is DateValue => value.kind === 'date');
  const [first, second, ...more] = dates;
  if (!first || more.length > 0) return;
  const [began, ended] = [last[from.name], last[to.name]];
  const shown =
    typeof began === 'string' ? { from: began, to: typeof ended === 'string' ? ended : began } : null;
  const isLast = second !== undefined && /\blast\s+$/i.test(text.slice(0, second.start));
  const pair = second ? [first, second] : shown && /\bsame\b/i.test(text) ? [shown, first] : null;
  if (!pair) return;
  const [main, other] = pair.toSorted((one, two) => two.from.localeCompare(one.from)) as [Days, Days];
  const how = isLast && main.from === other.from ? 'YEAR_BEFORE' : comparedWith(main, other);
  if (how === null) return;
  input[compare.name] = how;
  input[from.name] = writeDay(from, main.from, null, 'start');
  if (second && first.bound === 'min') delete input[to.name];
  else input[to.name] = writeDay(to, main.to, null, 'end');
}

function comparedWith(main: Days, other: Days): 'YEAR_BEFORE' | 'PERIOD_BEFORE' | null {
  const isWholeYear = other.from.endsWith('-01-01') && other.to.endsWith('-12-31');
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const isYearBefore = yearOf(main.from) === yearOf(other.from) + 1;
  if (isYearBefore && (isWholeYear || other.from.slice(5, 7) === main.from.slice(5, 7))) return 'YEAR_BEFORE';
  return shiftDay(other.to, 1) === main.from ? 'PERIOD_BEFORE' : null;
}
