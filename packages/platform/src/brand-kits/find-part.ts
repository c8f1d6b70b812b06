import { OperationError } from '@brandwright/contract';
import type {
  BrandIdea,
  BrandKitContent,
  ProductSku,
  TargetAudience,
} from '@brandwright/contract/brand-kits/entities.ts';
import { chosenIdea } from './rules.ts';
import { numberWords } from '@brandwright/language/words/number-words.ts';
import { ordinalPattern, readOrdinal } from '@brandwright/language/words/ordinals.ts';
import { noneNamed, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';

const ordinal = new RegExp(`\\b${ordinalPattern}\\b`, 'i');
const spelled = /\b(?:number|idea|product|option) (?<word>[a-z]+)\b/;

/** The place that words say, from 0: "2", "the second", "number two", "idea 2", "last". Undefined where they say none. */
export function placeIn(words: string, of: number): number | undefined {
  const text = words.toLowerCase();
  // "Nursery staff first, then parents" says no place.
  const isShort = text.trim().split(/\s+/).length <= mostPlaceWords;
  if (isShort && /\b(?:last|final|newest|latest)\b/.test(text)) return of - 1;
  const place = readOrdinal((isShort && ordinal.exec(text)?.[0]) || '');
  if (place !== null) return place > 0 ? place - 1 : of - 1;
  const said =
    /(?:^|\b(?:number|no\.?|idea|product|option|#)\s*)#?(\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:idea|product|one))?$/.exec(
      text.trim(),
    );
  if (said) return Number(said[1]) - 1;
  const number = numberWords[spelled.exec(text)?.groups?.['word'] ?? ''] ?? 0;
  return number > 0 ? number - 1 : undefined;
}

const mostPlaceWords = 5;

interface Names {
  /** "brand idea". */
  noun: string;
  plural: string;
  /** What to do when there is none. */
  none: string;
}

/** The one of a list that is meant, by uuid, place or words of its name. Refuses what names none or several, with what there is. */
function findPart<P extends { uuid: string }>(
  parts: readonly P[],
  words: string,
  nameOf: (part: P) => string,
  { noun, plural, none }: Names,
): P {
  if (parts.length === 0) throw new OperationError('conflict', none);
  const byUuid = parts.find(({ uuid }) => uuid === words);
  if (byUuid) return byUuid;
  const kind: NamedRows<P> = {
    called: { noun, plural },
    nameOf,
    likeness: (part, said) => shareSaid(said, nameOf(part)),
    least: 0.4,
    lookUp: 'Say which one.',
  };
  const named = parts.find((part) => nameOf(part).toLowerCase() === words.trim().toLowerCase());
  if (named) return named;
  const place = placeIn(words, parts.length);
  const there = parts
    .slice(0, 8)
    .map((part, at) => `${at + 1} ${nameOf(part)}`)
    .join(', ');
  if (place !== undefined) {
    const found = parts[place];
    if (found) return found;
    throw new OperationError(
      'not_found',
      `There ${parts.length === 1 ? `is only one ${noun}` : `are only ${parts.length} ${plural}`}: ${there}.`,
    );
  }
  const picked = pickNamed(parts, kind, words);
  if (picked) return picked;
  throw noneNamed(kind, words, parts);
}

/** The share of the telling words said that a name has. */
function shareSaid(said: string, name: string): number {
  const asked = wordsOf(said);
  const own = wordsOf(name);
  return asked.length === 0 ? 0 : asked.filter((word) => own.includes(word)).length / asked.length;
}

const few = new Set([
  'the',
  'a',
  'an',
  'our',
  'my',
  'idea',
  'product',
  'brand',
  'audience',
  'one',
  'of',
  'for',
  'and',
]);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !few.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** The idea that is meant; the chosen one when nothing is said. */
export function findIdea(kit: BrandKitContent, words: string | undefined): BrandIdea {
  const none =
    'This kit has no brand ideas yet. Say "make brand ideas" to get some, or wait until they are made.';
  if (words !== undefined)
    return findPart(kit.brandIdeas.generations, words, ({ brandName }) => brandName, {
      noun: 'brand idea',
      plural: 'brand ideas',
      none,
    });
  const idea = chosenIdea(kit) ?? kit.brandIdeas.generations[0];
  if (idea) return idea;
  throw new OperationError('conflict', none);
}

export const findSku = (kit: BrandKitContent, words: string): ProductSku =>
  findPart(kit.productSkus.generations, words, ({ title }) => title, {
    noun: 'product idea',
    plural: 'product ideas',
    none: 'This kit has no product ideas yet. Say "make product ideas" to get some, or wait until they are made.',
  });

export const findAudience = (kit: BrandKitContent, words: string): TargetAudience =>
  findPart(kit.targetAudiences.generations, words, ({ name }) => name, {
    noun: 'audience',
    plural: 'audiences',
    none: 'This kit has no target audiences yet. Say "suggest target audiences" to get some.',
  });
