import type { ScheduleLine } from '../import/read-schedule.ts';
import { mayBe } from './materials.ts';
import { readPhrase, type Phrase } from './phrase.ts';

const read = new Map<string, Phrase>();

/** Parts of descriptions recur in hundreds of lines. */
function partPhrase(part: string): Phrase {
  const known = read.get(part);
  if (known) return known;
  // What a part excludes says nothing of what it holds.
  const phrase = readPhrase(
    part.replace(/\b(?:other than|except|excluding|not |without|containing any embroidery)\b.*$/i, ''),
  );
  if (read.size > 20_000) read.clear();
  read.set(part, phrase);
  return phrase;
}

const idle = new Set(
  'other or and the a an of not over valued each in with to no more than whether set for article'.split(' '),
);

/** What goods are of most often, where nothing is said. */
const usual = new Set(['cotton', 'synthetic', 'mmf', 'steel', 'plastic', 'basemetal']);
const isUsual = ({ materials }: Phrase): boolean => materials.some(([special = '']) => usual.has(special));

/** How well one part of a line's description fits the words: contradictions weigh most. */
function partScore(part: string, asked: Phrase): number {
  const phrase = partPhrase(part);
  let score = 0;
  if (phrase.materials.length > 0 && asked.materials.length > 0) score += materialScore(phrase, asked);
  else if (phrase.materials.length > 0) score -= isUsual(phrase) ? 0.3 : 0.6;
  const genders = new Set(
    ['men', 'boy', 'women', 'girl']
      .filter((word) => phrase.words.includes(word))
      .map((word) => (/women|girl/.test(word) ? 'women' : 'men')),
  );
  if (genders.size === 1)
    score += asked.gender === null ? (genders.has('women') ? 0.2 : 0) : genders.has(asked.gender) ? 2 : -4;
  const words = phrase.words.filter((word) => !idle.has(word) && word.length > 2);
  const hits = new Set(words.filter((word) => asked.words.includes(word))).size;
  score += Math.min(2, hits) * 1.5;
  if (hits === 0 && words.length > 0 && !/^other\b/i.test(part) && !/^valued/i.test(part)) score -= 0.5;
  return score;
}

function materialScore(phrase: Phrase, asked: Phrase): number {
  const kinds = new Set(phrase.materials.flat());
  const firstOf = (materials: Phrase['materials']) => materials.map(([special = '']) => special);
  const specials = firstOf(phrase.materials);
  // The first material said gives the character; later ones count for less, and so do names that many materials share.
  const at = asked.materials.findIndex((stated) => specials.some((special) => stated.includes(special)));
  if (at >= 0) {
    const isShared = specials.every(
      (special) => special === 'textile' && asked.materials[at]?.[0] !== special,
    );
    return (isShared ? 1 : 3) - Math.min(1, at * 0.5);
  }
  if (asked.materials.some(([special = '']) => specials.some((kind) => mayBe(special, kind)))) return 0.3;
  return asked.materials.some((stated) => stated.some((kind) => kinds.has(kind))) ? -2 : -4;
}

/** How well a line fits the words, without its heading's own words. */
export function lineScore(line: Pick<ScheduleLine, 'fullDescription'>, asked: Phrase): number {
  return line.fullDescription
    .split(' › ')
    .slice(1)
    .reduce((sum, part) => sum + partScore(part, asked), 0);
}

/** Whether a line says a material or a wearer that the words exclude. */
export const contradicts = (line: Pick<ScheduleLine, 'fullDescription'>, asked: Phrase): boolean =>
  line.fullDescription
    .split(' › ')
    .some((part, at) => (at > 0 || !/ or |,/.test(part)) && partScore(part, asked) <= -2);

/** Lines of one code, those that fit the words best first; of equals the one without a special name. */
export function bestLines<L extends Pick<ScheduleLine, 'fullDescription'>>(
  lines: readonly L[],
  asked: Phrase,
): L[] {
  return lines
    .map((line) => ({ line, score: lineScore(line, asked) }))
    .sort((a, b) => b.score - a.score)
    .map(({ line }) => line);
}
