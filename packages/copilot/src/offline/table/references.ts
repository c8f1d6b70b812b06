import type { RecordKind } from '@brandwright/contract';
import { countWords } from '../words/number-words.ts';
import type { SeenList, SeenRecord } from './records.ts';
import { recogniseCountries } from '../arguments/countries.ts';
import { chooseMeasure, figureIn, measuresOf } from '../figures/measures.ts';
import { readScale, type SaidScale } from '../figures/scales.ts';
import { ideasOf } from '../words/lexicon.ts';
import { identifierWords, stem, tokenise } from '../words/tokens.ts';

/** How a request points at records without naming them. */
export interface Reference {
  how: 'ordinal' | 'count' | 'all' | 'it' | 'person' | 'extreme' | 'others' | 'described';
  start: number;
  end: number;
  text: string;
  /** Zero-based places for ordinals; negative from the end. */
  places: readonly number[];
  /** For counts: how many, from which end. For extremes: how many of them. */
  count: number;
  /** For extremes: what is looked at and from which end, with the words said beside it. */
  extreme: { scale: SaidScale; said: ReadonlySet<string> } | null;
  /** A noun that says of which kind ("that supplier"). */
  noun: string | null;
}

const ordinalWords: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  sixth: 5,
  seventh: 6,
  eighth: 7,
  ninth: 8,
  tenth: 9,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
  '5th': 4,
  '6th': 5,
  '7th': 6,
  '8th': 7,
  '9th': 8,
  '10th': 9,
  last: -1,
  final: -1,
  bottom: -1,
  top: 0,
};
const ordinalGroup = Object.keys(ordinalWords).join('|');
const countGroup = `${Object.keys(countWords).join('|')}|\\d{1,2}`;

/** The references of a request, first the most telling kind. */
export function findReferences(text: string): Reference[] {
  const found: Reference[] = [];
  const put = (
    how: Reference['how'],
    match: RegExpExecArray | RegExpMatchArray,
    extra: Partial<Reference> = {},
  ) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({
      how,
      start,
      end,
      text: match[0],
      places: [],
      count: 0,
      extreme: null,
      noun: null,
      ...extra,
    });
  };
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:the |my )?(first|last|top|bottom)\\s+(${countGroup})\\b(?!\\s*(?:days?|weeks?|months?|years?|quarters?|hours?|stars?))(?:\\s+(?:ones?\\b|of (?:them|those|these)\\b))?`,
      'gi',
    ),
  )) {
    const count = countWords[(match[2] ?? '').toLowerCase()] ?? Number(match[2]);
    put('count', match, { count: /last|bottom/i.test(match[1] ?? '') ? -count : count });
  }
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:the|number|no\\.?|option)\\s+(${ordinalGroup})\\b(?!\\s*(?:-?\\s*(?:days?|weeks?|months?|years?|quarters?|week|weekend|time|page|night)|half|of (?!them\\b|those\\b|these\\b|the\\b|both\\b)))(?:(?:\\s*,\\s*|\\s*,?\\s+and\\s+|\\s+(?:with|to|versus|against|or)\\s+)(?:the\\s+)?(${ordinalGroup}))*(?:\\s+(?:ones?\\b|of (?:them|those|these)\\b))?`,
      'gi',
    ),
  )) {
    const places = [...match[0].toLowerCase().matchAll(new RegExp(`\\b(?:${ordinalGroup})\\b`, 'g'))].map(
      (word) => ordinalWords[word[0]] ?? 0,
    );
    put('ordinal', match, { places, noun: nounAfter(text, match.index + match[0].length) });
  }
  for (const match of text.matchAll(
    /\b(?:number|no\.?|option|row)\s+(\d{1,2}|one|two|three|four|five)\b/gi,
  )) {
    const place =
      countWords[(match[1] ?? '').toLowerCase()] ?? (/one/i.test(match[1] ?? '') ? 1 : Number(match[1]));
    put('ordinal', match, { places: [place - 1] });
  }
  const scale = readScale(text);
  if (scale) {
    const match = new RegExp(
      `(?:\\b(?:the\\s+)(?:(${countGroup})\\s+)?(?:ones? (?:with|that has|that have) the\\s+)?|\\bwhich (?:ones? |of (?:them|these|those) )?(?:is |are |has |offers )?(?:the )?)(?:${escape(scale.said)})(?:\\s+(${countGroup})\\b(?!\\s*(?:days?|%)))?(?:\\s+(?:ones?|of (?:them|those|these|the two|both))\\b)?`,
      'i',
    ).exec(text);
    const said = new Set(tokenise(text).map((token) => token.stem));
    const count = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    if (match)
      put('extreme', match, {
        extreme: { scale, said },
        count: count ? (countWords[count] ?? Number(count)) : 1,
        noun: nounAfter(text, match.index + match[0].length),
      });
  }
  for (const match of text.matchAll(
    /\b(?:the other(?: ones?| two| three)?|the others|the rest(?: of (?:them|those|these))?|the remaining(?: ones?)?)\b/gi,
  ))
    put('others', match);
  for (const match of text.matchAll(
    /\b(?:all (?:of )?(?:them|these|those|the ones)|them all|every one of (?:them|these|those)|each of (?:them|these|those)|both(?: of (?:them|these|those))?|all (?:two|three|four|five|six|\d+)(?: of them)?|the lot|those two|these two)\b/gi,
  ))
    put('all', match);
  for (const match of text.matchAll(
    /\b(?:that|this|the same|these|those)\s+(one|ones|order|supplier|item|product|customer|factory|maker|rule|list|file|line|shipment|tariff|category|company|vendor|manufacturer)\b/gi,
  )) {
    const plural = /^(?:these|those)/i.test(match[0]);
    put(plural ? 'all' : 'it', match, { noun: /one/i.test(match[1] ?? '') ? null : (match[1] ?? null) });
  }
  // "one of those" is not all of them.
  for (const match of text.matchAll(
    /(?<!\b(?:one|two|three|some|any|none|most|which|many|few|several|ones|cheapest|oldest|newest) of )\b(?:them|they|their|those|these)\b/gi,
  ))
    put('all', match);
  for (const match of text.matchAll(/\b(?:she|her|him|his|he)\b/gi)) put('person', match);
  for (const match of text.matchAll(
    /\b(?:it|its)\b(?!\s+(?:is|was|would|will|be|take|cost)\b.*\bto\b)|\b(?:that|this)\b(?=\s*(?:[?.!,]|$|and\b|please\b|now\b|for\b|to\b|on\b|because\b|with\b|back\b|instead\b|off\b))/gi,
  ))
    put('it', match);
  for (const match of text.matchAll(
    /\bthe\s+(\p{L}+(?:\s\p{L}+)?)\s+ones?\b|\bthe\s+ones?\s+(?:from|in|by|called|named|for|with)\s+([\p{L}\s]+)/giu,
  ))
    put('described', match, { noun: match[1] ?? match[2] ?? null });
  return found.sort((a, b) => a.start - b.start);
}

function nounAfter(text: string, end: number): string | null {
  return /^\s+(\p{L}{3,})/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? null;
}

/** Whether a noun can name a record of this kind ("factory" for a supplier). */
export function nounNames(noun: string, kind: RecordKind): boolean {
  const singular = noun.toLowerCase().replace(/s$/, '').replace(/ie$/, 'y');
  const kindWords = identifierWords(kind).slice(-1);
  return kindWords.some(
    (word) =>
      word === singular ||
      stem(word) === stem(singular) ||
      ideasOf(singular).some((idea) => ideasOf(word).includes(idea)),
  );
}

/** The records that a reference means among lists, latest first; null when it means none there. */
export function resolveReference(
  reference: Reference,
  lists: readonly SeenList[],
  kind: RecordKind,
  chosenBefore: ReadonlySet<SeenRecord>,
): SeenRecord[] | null {
  if (reference.noun && reference.how !== 'described' && isOtherKind(reference.noun, kind)) return null;
  const holding = lists
    .map((list) => list.records.filter((record) => record.refs.has(kind)))
    .filter((records) => records.length > 0);
  const own = lists
    .map((list) => list.records.filter((record) => record.kind === kind))
    .filter((records) => records.length > 0);
  const pools = own.length > 0 ? own : holding;
  const many = pools.find((records) => records.length > 1) ?? pools[0];
  if (!many) return null;
  switch (reference.how) {
    case 'ordinal': {
      const chosen = reference.places.flatMap((place) => many.at(place) ?? []);
      return chosen.length > 0 ? chosen : null;
    }
    case 'count':
      return reference.count > 0 ? many.slice(0, reference.count) : many.slice(reference.count);
    case 'all': {
      const pool = pools[0] ?? many;
      return /\bboth|two\b/i.test(reference.text)
        ? (pools.find((records) => records.length === 2) ?? many).slice(0, 2)
        : [...pool];
    }
    case 'others': {
      const left = many.filter((record) => !chosenBefore.has(record));
      return left.length > 0 ? left : null;
    }
    case 'extreme':
      return reference.extreme ? extremeOf(many, reference.extreme, reference.count) : null;
    case 'described':
      return describedBy(many, reference.noun ?? '');
    case 'it':
    case 'person': {
      const latest = pools[0] ?? many;
      return latest.length === 1 ? [...latest] : null;
    }
  }
}

function isOtherKind(noun: string, kind: RecordKind): boolean {
  const kinds: readonly RecordKind[] = [
    'order',
    'customer',
    'supplier',
    'catalog_item',
    'category',
    'order_rule',
    'file',
    'order_line_item',
  ];
  return !nounNames(noun, kind) && kinds.some((other) => other !== kind && nounNames(noun, other));
}

function extremeOf(
  records: readonly SeenRecord[],
  extreme: { scale: SaidScale; said: ReadonlySet<string> },
  count: number,
): SeenRecord[] | null {
  const measure = chooseMeasure(
    measuresOf(records.map((record) => record.data)),
    extreme.scale,
    extreme.said,
  );
  if (!measure) return null;
  const valued = records
    .flatMap((record) => {
      const value = figureIn(record.data[measure.field]);
      return value === null ? [] : [{ record, value }];
    })
    .sort((a, b) => (extreme.scale.largest ? b.value - a.value : a.value - b.value));
  return valued.length > 0 ? valued.slice(0, Math.max(1, count)).map((one) => one.record) : null;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function describedBy(records: readonly SeenRecord[], words: string): SeenRecord[] | null {
  const countries = recogniseCountries(words).map((span) => span.value);
  if (countries.length > 0) {
    const from = records.filter((record) =>
      Object.values(record.data).some((value) => typeof value === 'string' && countries.includes(value)),
    );
    return from.length > 0 && from.length < records.length ? from : null;
  }
  const wanted = tokenise(words).map((token) => token.stem);
  if (wanted.length === 0) return null;
  const matching = records.filter((record) => {
    const held = new Set(
      tokenise(
        Object.values(record.data)
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .join(' '),
      ).map((token) => token.stem),
    );
    return wanted.every((word) => held.has(word));
  });
  return matching.length > 0 && matching.length < records.length ? matching : null;
}
