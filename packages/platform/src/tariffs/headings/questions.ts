import { isDescriptive } from './descriptive.ts';
import type { Found } from './head-nouns.ts';
import type { Choice, Noun } from './lexicon.ts';
import { materialKinds } from './materials.ts';
import type { Phrase } from './phrase.ts';

/** Asks where two things are named of different chapters. */
export function questionOfNouns(
  head: Found,
  others: readonly Found[],
  codes: readonly string[],
): string | null {
  const first = codes[0]?.slice(0, 2);
  if (others.length === 0 || codes.every((code) => code.startsWith(first ?? ''))) return null;
  return `Is it the ${head.noun.label} or the ${others[0]?.noun.label ?? ''}?`;
}

const partWords = new Set(['part', 'accessory', 'component', 'replacement']);

/** Parts have headings of their own, or those of their material. */
export const questionOfPart = ({ words }: Phrase): string | null =>
  words.some((word) => partWords.has(word)) ? 'Which part is it, and what is it made of?' : null;

/** A word that is only known as a kind of another is asked about. */
export const questionOfKind = ({ noun: { label, kind } }: Found): string | null =>
  kind === undefined ? null : `Is the ${label} a kind of ${kind}?`;

/** The last word is the head: of "wine aerator" the wine says only what it is for, as it does after a preposition. */
export function questionOfUse({ noun, at, end }: Found, { words, headEnd }: Phrase): string | null {
  const isHead = at < headEnd && words.slice(end, headEnd).every(isDescriptive);
  return isHead ? null : itselfOrForIt(noun);
}

export const itselfOrForIt = ({ label }: Noun): string => `Is it the ${label} itself, or something for it?`;

const materialNames: Readonly<Record<string, string>> = {
  basemetal: 'metal',
  fauxleather: 'imitation leather',
  mmf: 'man-made fiber',
  synthetic: 'synthetic fiber',
  artificial: 'rayon or viscose',
  precious: 'precious metal',
  gemstone: 'natural stone',
  plaiting: 'wicker or straw',
};

/** The question that what is open asks: material first, then knit or woven, then for whom. */
export function questionFor(noun: Noun, open: readonly Choice[], phrase: Phrase): string {
  const words = [...new Set(open.flatMap(({ conditions }) => conditions.flat()))];
  const materials = words.filter((word) => materialKinds.has(word)).slice(0, 5);
  if (materials.length > 0 && phrase.materials.length === 0)
    return `What is the ${noun.label} made of: ${materials.map((kind) => materialNames[kind] ?? kind).join(', ')}, or something else?`;
  if (words.includes('knit') || words.includes('woven')) return 'Is the fabric knit or woven?';
  if (words.includes('men') || words.includes('women')) return 'Is it for men or for women?';
  return `Which of these lines describes the ${noun.label} best?`;
}
