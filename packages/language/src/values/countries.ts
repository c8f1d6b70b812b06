import { plainWords } from '../text.ts';
import { saidNames, writtenNames } from './countries.data.ts';
import { countryCodes, isCountryCode } from './country-codes.ts';
import { refusedFrom } from './negation.ts';
import type { CodeValue } from './value.ts';

const names = new Map<string, string>();
for (const entry of saidNames.split(';')) {
  const [, code, list] = /^\s*([A-Z]{2})\s+([\s\S]*)$/.exec(entry) ?? [];
  if (!code || !list) continue;
  for (const name of list.split(',').map((one) => one.trim())) {
    names.set(name, code);
    // "Canadians": those who live there.
    if (/\wan$/.test(name)) names.set(`${name}s`, code);
  }
}
const display = new Intl.DisplayNames('en', { type: 'region' });
for (const code of countryCodes) {
  const plain = withoutAccents(countryName(code)).toLowerCase();
  if (code !== 'UM' && !names.has(plain)) names.set(plain, code);
}
// Words that are far more often something else.
for (const word of ['jersey', 'guernsey', 'chad', 'polish', 'china dishes']) names.delete(word);

const longestFirst = [...names.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
const codePattern =
  /(?<![\p{L}\p{N}.$-])(?:(?:from|in|to|via|country|origin)\s+)?([A-Z]{2})(?![\p{L}\p{N}])/gu;
/** Names of countries, for spelling repair. */
export const countryWords: readonly string[] = [...names.keys()]
  .flatMap((name) => name.split(/[^a-z]+/))
  .filter((word) => word.length > 3);

/** English name of a country code: "VN" → "Vietnam"; the code itself where it names none. */
export function countryName(code: string): string {
  return isCountryCode(code) ? (display.of(code) ?? code) : code;
}

const byWrittenName: ReadonlyMap<string, string> = new Map([
  ...countryCodes.flatMap((code): [string, string][] => [
    [plainWords(countryName(code)), code],
    [code.toLowerCase(), code],
  ]),
  ...Object.entries(writtenNames).flatMap(([code, written]) =>
    written.split('|').map((name): [string, string] => [name, code]),
  ),
]);

/** The code of a country as forms and lists write it: "Viet Nam", "KOREA", "Slovak Republic", "cn". Undefined when it is none. */
export function countryOf(written: string): string | undefined {
  const plain = plainWords(written);
  return byWrittenName.get(plain) ?? byWrittenName.get(plain.replace(/^(?:the|republic of|kingdom of) /, ''));
}

/** The country that an address ends in, by its last words. */
export function countryAtEnd(address: string): string | undefined {
  const words = plainWords(address).split(' ');
  for (const length of [3, 2, 1]) {
    const tail = words.slice(-length).join(' ');
    if (tail.length > 3 && words.length > length && byWrittenName.has(tail)) return byWrittenName.get(tail);
  }
  return undefined;
}

/** "Türkiye" as "Turkiye", each letter in its place. */
function withoutAccents(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter);
}

/** Countries of a text by name, adjective or code, with negation ("not in China"). */
export function readCountries(text: string): CodeValue[] {
  const spans: CodeValue[] = [];
  for (const match of withoutAccents(text).matchAll(pattern)) {
    const code = names.get(match[0].toLowerCase());
    const end = match.index + match[0].length;
    const before = text.slice(0, match.index);
    if (!code || isSomethingElse(match[0], before, text.slice(end))) continue;
    spans.push({
      kind: 'country',
      start: match.index,
      end,
      text: text.slice(match.index, end),
      value: code,
      negated: false,
    });
  }
  for (const match of text.matchAll(codePattern)) {
    const code = match[1] ?? '';
    const start = match.index + match[0].length - code.length;
    if (!isCountryCode(code) || spans.some((span) => span.start < start + 2 && start < span.end)) continue;
    const introduced = match[0].length > 2;
    if (
      !introduced &&
      [
        'OK',
        // Artificial intelligence, before Anguilla.
        'AI',
        'ID',
        'IT',
        'NO',
        'IS',
        'BE',
        'AM',
        'SO',
        'TO',
        'AT',
        'AS',
        'ME',
        'MY',
        'PM',
        'IN',
        'DO',
        'HM',
        'TV',
        'PR',
        'CO',
      ].includes(code)
    )
      continue;
    spans.push({ kind: 'country', start, end: start + 2, text: code, value: code, negated: false });
  }
  spans.sort((a, b) => a.start - b.start);
  let previous: CodeValue | null = null;
  for (const span of spans) {
    const refused = refusedFrom(text, span.start, 'place');
    span.negated = refused !== null;
    if (refused !== null) span.start = refused;
    // "not in China or India" negates both.
    const joined = previous?.negated ? text.slice(previous.end, span.start) : '';
    if (previous?.negated && /^\s*(?:,|or|nor|and|,\s*(?:or|and))\s*(?:in\s+|from\s+)?$/i.test(joined))
      span.negated = true;
    previous = span;
  }
  // "not India, Vietnam" puts one in the place of the other.
  const [left, right] = spans;
  if (
    left &&
    right &&
    spans.length === 2 &&
    /^(?:(?:no|sorry|actually|oh|wait)[,. ]+)*not\s+\p{L}[\p{L} ]*,\s*(?:but\s+)?\p{L}[\p{L} ]*[.! ]*$/iu.test(
      text.trim(),
    )
  ) {
    left.negated = true;
    right.negated = false;
  }
  return spans;
}

/** "bone china mugs", "turkey feathers" and "Indian summer" name no country. */
function isSomethingElse(word: string, before: string, next: string): boolean {
  const isLower = word === word.toLowerCase();
  if (
    isLower &&
    /^(?:china|turkey)$/.test(word) &&
    /^\s+(?:mugs?|cups?|plates?|sets?|dishes|tea|feathers?|sandwich|dinner)/i.test(next)
  )
    return true;
  // Stuffs and ways of making that only carry the name of a country.
  if (/^(?:french|egyptian|belgian|danish|irish|swiss|indian)$/i.test(word))
    if (/^\s+(?:terry|press|cotton|linen|oil|dot|roast|seams?|summer|ink)\b/i.test(next)) return true;
  if (isLower && word === 'us') return !/\b(?:in|from|to|of|outside) the\s+$/i.test(before);
  return /^(?:english|mali|georgia|oz|kiwi|jordan|niger)$/i.test(word) && isLower && word !== 'jordan';
}
