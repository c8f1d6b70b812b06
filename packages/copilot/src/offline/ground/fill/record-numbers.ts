import { leadsToAmount } from '@brandwright/language/values/before-amounts.ts';
import type { RecordKind } from '@brandwright/contract';
import { overlaps } from '@brandwright/language/values/value.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { streetWord } from '../values/address.ts';
import { isKindWord } from '../records/kind-words.ts';
import { isLeft, type Work } from './work.ts';

/** The number of a record; digits that belong to a day, a price or a measure are none, nor is a small count. */
export function numberOf(
  { start, end, text }: TaggedSpan,
  kind: RecordKind,
  utterance: Utterance,
): number | null {
  const digits = /#?\b(\d{1,9})\b/.exec(text)?.[1];
  if (digits === undefined || /^(?:first|last|top)\b/i.test(text)) return null;
  const isDay = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/iu.test(
    utterance.text.slice(0, start),
  );
  const isStreet = streetAfter.test(utterance.text.slice(end));
  const isOther =
    isDay ||
    isStreet ||
    !isLeft({ start, end }, utterance.outdated) ||
    utterance.values.some(
      (value) => value.kind !== 'number' && value.kind !== 'postal' && overlaps(value, { start, end }),
    );
  const before = /(\p{L}+)\s*#?$/u.exec(utterance.text.slice(0, start))?.[1] ?? '';
  const isNamed =
    isKindWord(before, kind) ||
    /(?:#|\b(?:orders?|no\.?|number|nr\.?|invoice|po)\s*#?)\s*$/i.test(utterance.text.slice(0, start));
  if (isOther || (digits.length < 3 && !isNamed && !/#|\border/i.test(text))) return null;
  return Number(digits);
}

/** "735 Dogwood Drive" is no order, and "9054 of Oak Street Goods" is one. */
const streetAfter = new RegExp(
  `^\\s+(?!(?:of|from|for|by)\\b)(?:\\p{L}+\\.?\\s+){1,3}${streetWord}\\b`,
  'iu',
);

export const isOnlyDigits = (text: string): boolean =>
  /\d/.test(text) && !/\p{L}{3,}/u.test(text.replace(monthName, ''));

const monthName = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/giu;

/** The numbers of a message that may name records and are no values of other fields. */
export function numbersIn(
  utterance: Utterance,
  kind: RecordKind,
  used: Work['used'],
): { number: number; start: number; end: number }[] {
  return [...utterance.text.matchAll(/#?\b\d{3,9}\b/g)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (!isLeft(place, used) || !isLeft(place, utterance.outdated)) return [];
    if (leadsToAmount(utterance.text.slice(0, match.index))) return [];
    const span = { ...place, text: match[0], field: '', value: null, drops: false, certainty: 1 };
    const number = numberOf(span, kind, utterance);
    return number === null ? [] : [{ number, ...place }];
  });
}
