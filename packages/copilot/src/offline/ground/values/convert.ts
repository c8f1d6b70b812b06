import { changeSchedule, readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { scheduleWords } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { readMaterials } from '@brandwright/language/values/materials.ts';
import { countriesOf } from '@brandwright/language/values/regions.ts';
import { readFigure } from '@brandwright/language/values/quantities.ts';
import { trackingNumberWithin } from '@brandwright/language/values/written-codes.ts';
import { readTimeZone } from '@brandwright/language/values/time-zones.ts';
import { centimetersPerInch, kilogramsPerPound } from '@brandwright/language/values/units.ts';
import { overlaps, type DateValue, type Quantity, type Value } from '@brandwright/language/values/value.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { namesField } from './address.ts';
import { dayFor, isDateField, needsTime, timeFor, writeDay } from './days.ts';
import type { FieldSpec } from '../../fields.ts';
import { memberOf } from './members.ts';

type Span = { start: number; end: number; text: string };

/** What a field takes from some words of a message; undefined where they hold nothing of its kind. Records are for `refer`. */
export function convert(field: FieldSpec, span: Span, utterance: Utterance): unknown {
  const within = utterance.values.filter((value) => overlaps(value, span));
  if (isDateField(field)) return day(field, within, utterance);
  if (field.kind === 'enum' || field.values.length > 0) {
    const member = memberOf(field, span.text);
    const isNumber = field.kind === 'integer' || field.kind === 'number';
    if (member !== undefined) return isNumber ? Number(member) : member;
  }
  if (field.kind === 'boolean') return !/\b(?:no|not|without|don'?t|never)\b/i.test(span.text);
  if (field.kind === 'integer' || field.kind === 'number') {
    const quantity = within.find(isQuantity);
    return figureFor(field, quantity ?? null, span.text);
  }
  if (field.kind !== 'string') return undefined;
  switch (field.meta.sense) {
    case 'country':
      return (field.array ? countriesIn(within) : codeIn(within, 'country')) ?? regionIn(field, within);
    case 'us_state':
      return (
        codeIn(within, 'state') ??
        (/^[a-z]{2}$/i.test(span.text) ? span.text.toUpperCase() : cleanText(span.text))
      );
    case 'hex_color':
      return codeIn(within, 'hex') ?? hexOf(span.text);
    case 'hts_code':
      return codeIn(within, 'hts') ?? (/^\d{4}[\d.]*$/.test(span.text) ? span.text : undefined);
    case 'schedule': {
      // Days and times may stand apart ("every Friday" … "at 9"): the whole message says them together.
      const isWhole = readSchedule(span.text) !== null || namesDays(span.text);
      const said = isWhole ? (changeSchedule(span.text) ?? undefined) : undefined;
      const together = changeSchedule(utterance.text, said);
      if (said && (hasTime.test(span.text) || together?.every !== said.every)) return scheduleWords(said);
      if (together && (said || readSchedule(utterance.text))) return scheduleWords(together);
      // "At 6 pm instead" changes a part of a schedule, and is all that is said of it.
      const part = changeSchedule(span.text);
      const isTime = part?.every === 'DAY' && readSchedule(span.text) === null;
      return part ? (isTime ? `at ${part.at}` : span.text) : undefined;
    }
    case 'email':
      return codeIn(within, 'email') ?? undefined;
    case 'postal_code':
      return (
        codeIn(within, 'postal') ?? (/\d{4}|[a-z]\d[a-z]/i.test(span.text) ? cleanText(span.text) : undefined)
      );
    case 'tracking_number':
      return trackingNumberWithin(span.text);
    case 'search_words':
      return searchText(span.text.replace(/^(?:me|us)\s+|\s+for (?:me|us)\b.*$/gi, '')).replace(
        /\s+(?:makers|suppliers|manufacturers|factories|producers|vendors)$/i,
        '',
      );
    case 'product_words':
      return searchText(withStuff(span, utterance.text));
    default:
      break;
  }
  // "TX 78701" is no telephone number.
  if (/^phone/i.test(field.name))
    return span.text.replace(/\D/g, '').length >= leastPhoneDigits ? cleanText(span.text) : undefined;
  if (field.format === 'email') return codeIn(within, 'email') ?? undefined;
  if (field.format === 'url' || field.words.has('url'))
    return codeIn(within, 'url') ?? bareAddress(span.text);
  // "City and zip stay" names the fields and says nothing for them.
  if (field.name === 'city' && namesField.test(span.text)) return undefined;
  // What takes a request whole reads the quotes in it.
  if (field.meta.sense === 'whole_request') return span.text.trim() || undefined;
  const text = cleanText(span.text).replace(/^to:\s*/i, '');
  return (/^(?:tag|label)$/.test(field.name) ? text.replace(/^as\s+/i, '') : text) || undefined;
}

/** "Ceramic vases", of which only the noun was marked: what it is made of stands right before it. */
function withStuff({ start, text }: Span, message: string): string {
  const before = /(\p{L}+)\s+$/u.exec(message.slice(0, start))?.[1];
  return before && readMaterials(before).length > 0 ? `${before} ${text}` : text;
}

const leastPhoneDigits = 7;

const hasTime = /\d|\b(?:morning|noon|lunchtime|afternoon|evening|night|midnight|at \p{L}+)/iu;

/** "Just Mondays at 7": days of the week say a whole schedule. */
const namesDays = (text: string): boolean => changeSchedule(text)?.every === 'WEEK';

const isQuantity = (value: Value): value is Quantity => 'mayName' in value && typeof value.value === 'number';

function codeIn(values: readonly Value[], kind: string): string | undefined {
  const found = values.find((value) => value.kind === kind);
  return found && 'value' in found && typeof found.value === 'string' ? found.value : undefined;
}

/** Every country that is named and wanted, or refused, as the first one is. */
function countriesIn(values: readonly Value[]): readonly string[] | undefined {
  const named = values.flatMap((value) => ('negated' in value && value.kind === 'country' ? [value] : []));
  const [first] = named;
  const codes = named.flatMap((one) => (one.negated === first?.negated ? [one.value] : []));
  return codes.length > 0 ? codes : undefined;
}

/** A region stands for its countries, where several may be given. */
function regionIn(field: FieldSpec, values: readonly Value[]): readonly string[] | undefined {
  const region = codeIn(values, 'region');
  const countries = region ? countriesOf(region) : [];
  return field.array && countries.length > 0 ? countries : undefined;
}

function day(field: FieldSpec, values: readonly Value[], { now, text }: Utterance): string | undefined {
  const date = values.find((value): value is DateValue => value.kind === 'date');
  if (date && needsTime(field) && timeFor(field, date, text) === null) return undefined;
  if (date) {
    const side =
      field.bound === 'max' ? date.to : field.bound === 'min' ? date.from : dayFor(field, date, now);
    return writeDay(
      field,
      field.meta.sense === 'date_ahead' ? dayFor(field, date, now) : side,
      timeFor(field, date, text),
      field.bound === 'max' ? 'end' : 'start',
      readTimeZone(text)?.zone,
    );
  }
  const age = values.find((value) => value.kind === 'duration');
  if (!age || age.kind !== 'duration') return undefined;
  const step = field.meta.sense === 'date_ahead' ? 1 : -1;
  const moved = new Date(now.getTime() + step * age.value * 86_400_000).toISOString().slice(0, 10);
  return writeDay(field, moved, null, 'start');
}

const unitNames: readonly (readonly [name: RegExp, unit: string, factor: number])[] = [
  [/Grams$/, 'kg', 1000],
  [/Kilograms$/, 'kg', 1],
  [/Pounds$/, 'kg', 1 / kilogramsPerPound],
  [/Inches$/, 'cm', 1 / centimetersPerInch],
  [/Millimeters$|Millimetres$/, 'cm', 10],
  [/Centimeters$/, 'cm', 1],
  [/Milliliters$|Millilitres$/, 'ml', 1],
];

/** Whether a field is named for a unit that goes into the one given: pounds for kilograms. */
export const takesUnit = ({ kind, name }: FieldSpec, unit: string | null): boolean =>
  (kind === 'number' || kind === 'integer') &&
  unitNames.some(([named, one]) => named.test(name) && one === unit);

/** Whether a field is named for a unit of weight, length or volume. */
export const hasUnit = ({ name }: FieldSpec): boolean => unitNames.some(([named]) => named.test(name));

/** A figure as the field takes it: cents for money, days for ages; undefined when it cannot be. */
export function figureFor(field: FieldSpec, quantity: Quantity | null, text: string): number | undefined {
  const said = quantity
    ? field.bound === 'max' && quantity.high !== null
      ? quantity.high
      : quantity.value
    : readFigure(cleanText(text).replace(/^(?:a|an)\s+/i, ''));
  if (said === null) return undefined;
  const isMoney = field.meta.sense === 'money_minor';
  // Money is no count of days, and a weight no price.
  if (quantity?.kind === 'money' && !isMoney) return undefined;
  if (isMoney && quantity && ['duration', 'measure', 'percent'].includes(quantity.kind)) return undefined;
  let value = said;
  if (isMoney) value = Math.round(said * 100);
  else if (quantity?.kind === 'percent' && field.greatest <= 1) value = said / 100;
  else if (quantity?.kind === 'duration' && field.words.has('hour') && !field.words.has('dai'))
    value = said * 24;
  else if (quantity?.kind === 'duration' && field.words.has('week') && !field.words.has('dai'))
    value = said / 7;
  else if (quantity?.kind === 'measure') {
    const unit = unitNames.find(([name, one]) => name.test(field.name) && one === quantity.unit);
    // As it was said: two pounds are no 1.9999.
    value = unit ? Math.round(said * unit[2] * 1e4) / 1e4 : said;
  }
  if (field.kind === 'integer' && !Number.isInteger(value)) value = Math.round(value * 1e6) / 1e6;
  if (field.kind === 'integer' && !Number.isInteger(value)) {
    if (quantity?.kind !== 'duration' && quantity?.kind !== 'measure') return undefined;
    value = Math.round(value);
  }
  return value >= field.least && value <= field.greatest ? value : undefined;
}

/** Words as they were typed, without the quotes, commas and stops around them. */
export function cleanText(text: string): string {
  const bare = text
    .trim()
    .replace(/^["'\s,;:-]+|["'\s,;:]+$/g, '')
    .replace(/(?<!\b(?:etc|inc|co|ltd|st|no))\.$/i, '')
    .trim();
  // A quote that stands inside keeps its other half.
  const isTorn = (bare.match(/"/g)?.length ?? 0) % 2 === 1;
  return isTorn && text.trim().endsWith('"') ? `${bare}"` : bare;
}

/** Words to search for: no article, no polite word around them, no "by" of "by February 15". */
export const searchText = (text: string): string =>
  cleanText(text)
    .replace(/^(?:(?:the|an?|some|any|my|our|those|these|your|of|for|about)\s+)+/i, '')
    .replace(/\s+(?:please|pls|thing|things|stuff|ones?)$/i, '')
    .trim()
    .replace(/\s+(?:by|for|at|from|with|until|before)$/i, '');

function hexOf(text: string): string | undefined {
  const code = /#?([0-9a-f]{6})\b/i.exec(text)?.[1];
  return code ? `#${code.toUpperCase()}` : undefined;
}

const bareAddress = (text: string): string | undefined => /\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/.exec(text)?.[0];
