import { countWords } from '@brandwright/language/words/number-words.ts';
import { ordinalPattern, readOrdinal } from '@brandwright/language/words/ordinals.ts';
import { readScale, type SaidScale } from '../values/scales.ts';

/** How words point at records without naming them. */
export type Pointer =
  /** "the second", "number 3", "the last one"; places count from 0, negative ones from the end. */
  | { how: 'place'; places: readonly number[] }
  /** "the first two", "the last three". */
  | { how: 'count'; count: number }
  /** "all of them", "both", "these"; `count` where so many are said: "the two makers". */
  | { how: 'all'; count?: number }
  /** "the other one", "the rest"; `single` where the words mean one. */
  | { how: 'others'; single: boolean }
  /** "the cheapest", "the oldest two". */
  | { how: 'extreme'; scale: SaidScale; count: number }
  /** "it", "that one", "her", "there". */
  | { how: 'same'; person: boolean };

const ordinalWord = `(?:${ordinalPattern}|bottom|top)`;
const countWord = `(?:${Object.keys(countWords).join('|')}|\\d{1,2})`;

const patterns = {
  all: /^(?:all(?: of)?(?: (?:them|these|those|it|the \p{L}+))?|both(?: of them)?|them|'?em|these|those|everything|every one|each(?: of them)?|the lot|they|their|the (?:two|three|four|five))$/iu,
  others: /^(?:all (?:of )?)?(?:the )?(?:others?|rest|remaining)(?: (?:ones?|two|three|\p{L}+))?$/iu,
  otherOne: /^(?:the )?(?:other|remaining)(?: (?!ones\b|two\b|three\b|four\b|few\b|\p{L}+[^s]s$)\p{L}+)?$/iu,
  counted: new RegExp(`^(?:the |my |those )?(?<end>first|top|last|bottom)\\s+(?<count>${countWord})\\b`, 'i'),
  numbered: /^(?:the )?(?:number|no\.?|option|row|#)\s?(?<place>\d{1,2}|one|two|three|four|five)$/i,
  ordinal: new RegExp(
    `^(?:and |to |with )?(?:the |my |that |your )?(?<first>${ordinalWord})(?:(?:\\s*,\\s*|\\s*,?\\s*(?:and|&|or|with|to)\\s+)(?:the )?(?<second>${ordinalWord}))?(?:(?:\\s*,\\s*|\\s*,?\\s*(?:and|&)\\s+)(?:the )?(?<third>${ordinalWord}))?(?:\\s+(?:ones?|of (?:them|those|these)|\\p{L}+))?(?:\\s+(?:of|from|in|on) (?:the|my|our|that|this)(?:\\s+\\p{L}+){1,2})?$`,
    'iu',
  ),
  some: new RegExp(`^(?:the|these|those|both|my) (?<count>${countWord})(?: \\p{L}+){0,3}$`, 'iu'),
  same: /^(?:it|its|this|that|this one|that one|the one|one|there|here|on it|in it|for it|of it|the same(?: one)?|that same one|itself|(?:this|that|the|my|our) \p{L}+)$/iu,
  person:
    /^(?:he|she|him|her|hers|his|they|them|'?em|their|theirs|that (?:guy|girl|lady|woman|man|person|customer|one|dude|fella|lad|gal)|this (?:guy|lady|person|customer)|the (?:guy|lady|customer|shopper|buyer|poor (?:thing|guy|woman)))$/i,
};

/** How a few words point; null when they are more than pointing words. `several` where the value may name several records. */
export function readPointer(words: string, several: boolean): Pointer | null {
  const text = words
    .trim()
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[.,!?]+$/, '');
  const latest = latestOf.exec(text);
  if (latest) return readPointer(text.replace(/\blast\b/, 'newest'), several);
  const counted = patterns.counted.exec(text)?.groups;
  if (counted && !/ and /.test(text)) {
    const count = countOf(counted['count'] ?? '');
    if (count > 1 || several)
      return { how: 'count', count: /last|bottom/i.test(counted['end'] ?? '') ? -count : count };
  }
  const numbered = patterns.numbered.exec(text)?.groups?.['place'];
  if (numbered) return { how: 'place', places: [(/^one$/i.test(numbered) ? 1 : countOf(numbered)) - 1] };
  const ordinal = patterns.ordinal.exec(text)?.groups;
  if (ordinal) {
    const places = [ordinal['first'], ordinal['second'], ordinal['third']].flatMap((word) =>
      word ? [placeOf(word)] : [],
    );
    return { how: 'place', places };
  }
  const joined = several ? joinedPlaces(text) : null;
  if (joined) return joined;
  const scale = readScale(text);
  if (scale && text.length - scale.said.length < 24) {
    const count = new RegExp(`\\b(${countWord})\\b`, 'i').exec(
      text.replace(scale.said.toLowerCase(), ' '),
    )?.[1];
    return { how: 'extreme', scale, count: count && count !== 'one' ? countOf(count) : 1 };
  }
  const some = patterns.some.exec(text)?.groups?.['count'];
  if (several && some && some !== 'one' && countOf(some) > 1) return { how: 'all', count: countOf(some) };
  if (patterns.others.test(text)) return { how: 'others', single: patterns.otherOne.test(text) };
  if (/^(?:both(?: of (?:them|these|those))?|(?:them|these|those) both)$/.test(text))
    return { how: 'all', count: 2 };
  const exactly = /^the (two|three|four|five)$/.exec(text)?.[1];
  if (exactly) return { how: 'all', count: countOf(exactly) };
  if (several && patterns.all.test(text)) return { how: 'all' };
  if (patterns.person.test(text)) return { how: 'same', person: true };
  if (patterns.same.test(text)) return { how: 'same', person: false };
  return patterns.all.test(text) ? { how: 'all' } : null;
}

/** "Her last order": the latest that there is of them, wherever it stands in a list. */
const latestOf =
  /^(?:her|his|their|my|our|its|\p{L}+['’]s) last (?:order|purchase|invoice|quote|message|return|delivery)$/u;

/** "the first two and the last": places that are said in two ways. */
function joinedPlaces(text: string): Pointer | null {
  const parts = text.split(/\s*,\s*|\s+and\s+/);
  if (parts.length < 2) return null;
  const places = parts.flatMap((part) => {
    const pointer = readPointer(part, true);
    if (pointer?.how === 'place') return pointer.places;
    if (pointer?.how !== 'count') return [Number.NaN];
    const { count } = pointer;
    return Array.from({ length: Math.abs(count) }, (_, at) => (count < 0 ? count + at : at));
  });
  return places.some(Number.isNaN) ? null : { how: 'place', places };
}

const countOf = (word: string): number => countWords[word.toLowerCase()] ?? Number(word);
/** Places from 0; the last is -1. */
function placeOf(word: string): number {
  if (/^top$/i.test(word)) return 0;
  const place = readOrdinal(word) ?? -1;
  return place > 0 ? place - 1 : place;
}
