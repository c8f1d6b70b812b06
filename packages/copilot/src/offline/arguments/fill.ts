import type { FieldSpec } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import type { SeenRecord } from '../table/records.ts';
import type { Table } from '../table/state.ts';
import type { Choice } from '../turn/turn-context.ts';
import { fillAddress } from './addresses.ts';
import { assignAmounts } from './amounts.ts';
import { assignDays } from './days.ts';
import { matchEnum } from './enums.ts';
import { matchFlag } from './flags.ts';
import { fillPlaces } from './places.ts';
import { fillLooseRefs, fillRefs } from './refs.ts';
import { fillSchedule } from './schedules.ts';
import { productRun, restWords } from './search-words.ts';
import { type NumberSpan, overlaps, type Span } from './span.ts';
import { ideasOf } from '../words/lexicon.ts';
import { fillHexColors } from './hex-colors.ts';
import { fillLabelled } from './labelled.ts';
import { fillLines, isInLines } from './lines.ts';
import { fillNamedTexts } from './named-texts.ts';
import { fillNames } from './names.ts';
import { missingFields } from './missing.ts';
import { fillNeededText, fillText } from './said-texts.ts';

/** What the words of a request fill of an operation's input. */
export interface Filling {
  input: Record<string, unknown>;
  /** More inputs when one record (or country) at a time is taken and several were meant. */
  several: { field: string; values: readonly unknown[] } | null;
  /** Fields that are needed and were not said, in declared order. */
  missing: readonly FieldSpec[];
  /** Choices for the first missing field, from what is on the table. */
  choices: readonly Choice[];
  /** Values of the text that found a place, and those that did not. */
  taken: number;
  untaken: readonly Span[];
  /** Records meant by words such as "the second". */
  chosen: readonly SeenRecord[];
  /** Whether a record was only assumed from what was on the table. */
  assumed: boolean;
  /** Words that no field explains. */
  rest: readonly string[];
  /** Values said to be taken out of a list: "India instead of China". */
  removed: ReadonlyMap<string, readonly unknown[]>;
  /** Things named in words that found a field. */
  namesTaken: number;
  /** The record meant is of an older list than the latest. */
  stale: boolean;
  /** Needed records that words were taken for. */
  wordy: number;
  /** Words of the message that went into a search field. */
  searched: string | null;
  /** Words of the request that named enum members or flags. */
  namedValues: number;
}

/** Fills the input of an operation from a request. Loose figures go first to fields of `given`, which had a value before. */
export function fill(
  profile: Profile,
  said: Heard,
  table: Table,
  given: ReadonlySet<string> = new Set(),
): Filling {
  const input: Record<string, unknown> = {};
  const used: { start: number; end: number }[] = [];
  const fields = profile.fields;
  fillLabelled(fields, said, input, used);
  fillLines(fields, said, input, used);
  fillHexColors(fields, said, input, used);
  const heard =
    used.length > 0
      ? { ...said, spans: said.spans.filter((span) => !used.some((place) => overlaps(place, span))) }
      : said;
  const quoted = heard.spans.filter((span) => span.kind === 'quoted');

  const refs = fillRefs(profile, heard, table);
  Object.assign(input, refs.input);
  used.push(...refs.used);

  const removed = new Map<string, readonly unknown[]>();
  const namedValues = fillWords(profile, heard, input, used);
  const before = refs.used.length;
  fillLooseRefs(profile, heard, table, refs, used);
  used.push(...refs.used.slice(before));
  for (const [name, value] of Object.entries(refs.input)) input[name] ??= value;
  fillPlaces(fields, heard, input, used, removed);
  const several = refs.several ?? takeSeveral(input, fields);

  fillSchedule(fields, heard.text, input, used);
  fillPage(fields, heard, input, used);
  fillAddress(fields, heard, input, used);
  const numbers = heard.spans.filter(
    (span): span is NumberSpan => isNumber(span) && !used.some((place) => overlaps(place, span)),
  );
  for (const match of assignAmounts(fields, numbers, heard.tokens, given)) {
    input[match.field.name] = match.value;
    used.push(match.span, ...match.tied);
  }
  const dates = heard.spans.filter((span) => span.kind === 'date');
  const ages = numbers.filter(
    (span) => span.kind === 'duration' && span.bound !== null && !used.includes(span),
  );
  const days = assignDays(fields, dates, ages, heard.tokens, heard.now);
  for (const [name, value] of days.values) input[name] ??= value;
  used.push(...days.used);

  fillNamedTexts(fields, heard, input, used, quoted);
  const unread = quoted.filter((quote) => !used.includes(quote));
  fillText(fields, heard, input, used, unread);
  fillNeededText(profile, heard, input, used);
  fillNames(fields, heard, input, used);
  let rest = restWords(heard, profile, [...used, ...heard.references]);
  const searched = fields.find(
    (field) =>
      (field.meta.sense === 'search_words' || field.meta.sense === 'product_words') &&
      input[field.name] === undefined &&
      !isInLines(field, fields, input),
  );
  let searchedWords: string | null = null;
  if (searched) {
    const words =
      quoted[0]?.kind === 'quoted' && !used.includes(quoted[0])
        ? quoted[0].value
        : searched.meta.sense === 'product_words'
          ? productRun(heard, rest)
          : rest.join(' ');
    if (words) {
      input[searched.name] = words;
      searchedWords = words;
      if (quoted[0]) used.push(quoted[0]);
      rest = [];
    }
  }
  const whole = fields.find((field) => field.meta.sense === 'whole_request');
  if (whole) {
    input[whole.name] = said.text.trim();
    used.push(...heard.spans);
    rest = [];
  }
  const missing = missingFields(profile, input, several);
  const untaken = heard.spans.filter((span) => !used.some((place) => overlaps(place, span)));
  return {
    input,
    several,
    missing,
    choices: refs.choices,
    taken: heard.spans.length - untaken.length,
    untaken,
    chosen: refs.chosen,
    assumed: refs.assumed,
    stale: refs.stale,
    namesTaken: refs.namesTaken,
    removed,
    wordy: refs.wordy,
    rest,
    searched: searchedWords,
    namedValues,
  };
}

function isNumber(span: Span): span is NumberSpan {
  return (
    span.kind === 'number' || span.kind === 'money' || span.kind === 'percent' || span.kind === 'duration'
  );
}

/** Words of the field right beside its value: "GOTS certified". */
function nearbyWords(
  field: FieldSpec,
  match: { start: number; end: number },
  heard: Heard,
): { start: number; end: number }[] {
  return heard.tokens.filter(
    (token) =>
      field.words.has(token.stem) &&
      (Math.abs(token.start - match.end) <= 2 || Math.abs(match.start - token.end) <= 2),
  );
}

/** "products" is what a search for products finds, not one of its filters. */
function namesTheThing(heard: Heard, match: { start: number }, profile: Profile): boolean {
  const token = heard.tokens.find((one) => one.start === match.start);
  if (!token) return false;
  return (
    profile.nouns.has(token.stem) ||
    ideasOf(token.lower).some((idea) => [...profile.nouns].some((noun) => ideasOf(noun).includes(idea)))
  );
}

function fillWords(
  profile: Profile,
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): number {
  const { fields } = profile;
  const matches = fields
    .filter((field) => field.values.length > 0 && field.kind !== 'object' && !(field.name in input))
    .flatMap((field) =>
      matchEnum(
        field,
        heard.tokens,
        heard.forms,
        !profile.isRead && (field.kind === 'enum' || (field.kind === 'boolean' && field.required)),
      ),
    )
    .sort((a, b) => b.length - a.length || Number(b.exact) - Number(a.exact));
  let count = 0;
  for (const match of matches) {
    if (match.negated && !match.field.excludes && match.field.kind !== 'boolean') continue;
    if (match.length === 1 && namesTheThing(heard, match, profile)) continue;
    if (
      heard.references.some(
        (reference) =>
          reference.how === 'extreme' &&
          overlaps(reference, match) &&
          /\bones?\b|\bof (?:them|those|these)\b/i.test(reference.text),
      )
    )
      continue;
    if (used.some((place) => overlaps(place, match) && !heard.spans.includes(place as Span))) continue;
    const known = input[match.field.name];
    const value = memberValue(match.field, match.value, match.negated);
    if (match.field.array)
      input[match.field.name] = [...(Array.isArray(known) ? known : []), value].filter(
        (one, at, all) => all.indexOf(one) === at,
      );
    else if (known === undefined) input[match.field.name] = value;
    else continue;
    used.push({ start: match.start, end: match.end }, ...nearbyWords(match.field, match, heard));
    count++;
  }
  for (const field of fields) {
    if (field.kind !== 'boolean' || field.name in input) continue;
    const flag = matchFlag(field, heard.tokens);
    if (!flag) continue;
    input[field.name] = flag.value;
    used.push(flag);
    count++;
  }
  return count;
}

/** "don't restock it" says the contrary of "restock"; "no refund" is a phrase of its own. */
function memberValue(field: FieldSpec, value: string, negated: boolean): string | number | boolean {
  if (field.kind === 'boolean') return value === 'true' ? !negated : false;
  return field.kind === 'integer' || field.kind === 'number' ? Number(value) : value;
}

/** A single field that got a list means several calls. */
function takeSeveral(input: Record<string, unknown>, fields: readonly FieldSpec[]): Filling['several'] {
  for (const field of fields) {
    const value = input[field.name];
    if (field.array || !Array.isArray(value)) continue;
    if (value.length === 1) input[field.name] = value[0];
    else {
      delete input[field.name];
      return { field: field.name, values: value };
    }
  }
  return null;
}

function fillPage(
  fields: readonly FieldSpec[],
  heard: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const page = fields.find((field) => field.meta.sense === 'page' && field.name === 'page');
  const size = fields.find((field) => field.meta.sense === 'page' && field.name !== 'page');
  const paged = /\bpage\s+(?:number\s+)?(\d{1,4})\b/i.exec(heard.text);
  if (page && paged) {
    input[page.name] = Math.max(page.least, Number(paged[1]) - 1);
    used.push({ start: paged.index, end: paged.index + paged[0].length });
  }
  const few =
    /\b(?:show|list|give|get|find|see|only|just|the|top|first|last|latest|newest)\s+(?:me\s+)?(?:the\s+)?(?:top|first|last|latest|newest|next|cheapest|best)?\s*(\d{1,3})\b(?!\s*(?:days?|weeks?|months?|%|k\b))/i.exec(
      heard.text,
    );
  const number = heard.spans.find(
    (span) =>
      span.kind === 'number' && few && overlaps(span, { start: few.index, end: few.index + few[0].length }),
  );
  if (size && few && number && !used.includes(number)) {
    input[size.name] = Number(few[1]);
    used.push(number);
  }
}
