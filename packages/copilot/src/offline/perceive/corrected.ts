import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Value } from '@brandwright/language/values/value.ts';

/** What people say when they take back a word that they have just said. */
const slip =
  /[\s,.;–—-]*(?<![\p{L}'’])(?:no,? hang on|hang on,? no|no,? wait,? no|no,? wait|wait,? no|no,? sorry|sorry,? no|no,? excuse me|excuse me,? no|no,? pardon|correction|scratch that|no,? make (?:that|it)|(?:(?:sorry|no|wait),? )?(?:the )?other way (?:about|round|around)|sorry,? i mean(?:t)?|i mean(?:t)?|or rather)(?![\p{L}'’])[\s,.:;–—-]*(?:make (?:that|it)\s+|(?:he|she|they) said\s+|it['’]?s\s+)?/giu;

/** So far before the slip the word lies that it takes back. */
const reach = 60;
const mostWords = 8;

/**
 * A message without what it takes back itself: "at 26 no hang on he said 25.50" is "at 25.50", "hands glad no hang on hands happy"
 * is "hands happy". Only where it is plain which words are replaced; else it stays as it was said.
 */
export function corrected(text: string, now: Date): string {
  const match = [...text.matchAll(slip)].at(-1);
  if (!match || match.index === 0) return text;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const isQuoted = (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;
  if (isQuoted || after.trim() === '' || before.trim() === '') return text;
  return (
    byQuote(before, after) ??
    byValue(before, after, now) ??
    byOrdinal(before, after) ??
    byWord(before, after) ??
    text
  );
}

const quotation =
  /(?<=^|[\s(:,])(?:'[^']{2,200}'|‘[^’]{2,200}’|"[^"]{2,200}"|“[^”]{2,200}”)(?=$|[\s).,;:!?])/g;

/** "Make it 'muck out, hands in'. Sorry, other way about, 'hands in, muck out'": the words that are quoted last. */
function byQuote(before: string, after: string): string | null {
  const last = [...before.matchAll(quotation)].at(-1);
  const first = [...after.matchAll(quotation)][0];
  if (!last || !first || wordsOf(after.slice(0, first.index)).length > 3) return null;
  if (before.length - last.index - last[0].length > reach) return null;
  return joined(
    before.slice(0, last.index),
    first[0],
    before.slice(last.index + last[0].length).replace(/^[.,;]+\s*$/, ''),
    after.slice(first.index + first[0].length),
  );
}

/** A figure, a day or a country that stands first after the slip, for the last of its kind before it. */
function byValue(before: string, after: string, now: Date): string | null {
  const [first] = readValues(after, now).filter(isSayable);
  if (!first || wordsOf(after.slice(0, first.start)).length > 3) return null;
  const last = readValues(before, now)
    .filter(isSayable)
    .findLast((value) => isAlike(value, first) && before.length - value.end <= reach);
  if (!last) return null;
  return joined(
    before.slice(0, last.start),
    after.slice(0, first.end),
    before.slice(last.end),
    after.slice(first.end),
  );
}

const isSayable = ({ kind }: Value): boolean => !/^(?:hex|url|email)$/.test(kind);
const isAlike = (a: Value, b: Value): boolean =>
  a.kind === b.kind ||
  (['number', 'money', 'count'].includes(a.kind) && ['number', 'money', 'count'].includes(b.kind));

const ordinal =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth|\d{1,2}(?:st|nd|rd|th))\b/i;

/** "The twelfth of december, no hang on the tenth": of the same month. */
function byOrdinal(before: string, after: string): string | null {
  const next = /^(?:the\s+)?(?<day>\S+)/.exec(after);
  const day = next?.groups?.['day'] ?? '';
  if (!next || !ordinal.test(day)) return null;
  const last = [...before.matchAll(new RegExp(ordinal, 'gi'))].at(-1);
  if (!last || before.length - last.index > reach) return null;
  return joined(
    before.slice(0, last.index),
    day,
    before.slice(last.index + last[0].length),
    after.slice(next[0].length),
  );
}

/** What goes on from a word that was said before: all from there on. */
function byWord(before: string, after: string): string | null {
  const [first] = wordsOf(after);
  if (!first || first[0].length < 3 || wordsOf(after).length > mostWords) return null;
  const same = wordsOf(before).findLast((word) => word[0].toLowerCase() === first[0].toLowerCase());
  if (!same || before.length - same.index > reach) return null;
  return `${before.slice(0, same.index)}${after}`;
}

const wordsOf = (text: string): RegExpExecArray[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+/gu)] as RegExpExecArray[];

const joined = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+([,.;!?])/g, '$1');
