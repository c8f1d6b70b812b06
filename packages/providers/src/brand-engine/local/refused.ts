import { readColors } from '@brandwright/language/values/colors.ts';
import { converter } from 'culori';
import type { Clause } from './clauses.ts';

/** Something that a founder does not want. */
export interface Refusal {
  /** As it was said, to be repeated: "not macho", "no pink". */
  said: string;
  /** "macho", "pink". */
  word: string;
}

/** Manners that a refused word rules out, beside those that are asked for with the same word. */
const manners: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:macho|manly|masculine|tough|aggressive|bro|bros)\b/i, ['bold', 'rugged', 'energising']],
  [/\b(?:girly|feminine|cutesy|frilly|princess)\b/i, ['romantic', 'playful']],
  [/\b(?:childish|cute|silly|goofy|babyish|kiddie)\b/i, ['playful']],
  [/\b(?:posh|snobby|snobbish|expensive|pretentious|fancy|elitist|precious)\b/i, ['luxury']],
  [/\b(?:cheap|tacky|discount)\b/i, ['affordable']],
  [/\b(?:hippie|crunchy|granola|preachy)\b/i, ['eco', 'natural', 'artisan']],
  [/\b(?:clinical|medical|sterile|technical|geeky)\b/i, ['scientific']],
  [/\b(?:boring|beige|bland|dull)\b/i, ['minimal', 'calming']],
  [/\b(?:loud|shouty|flashy|garish)\b/i, ['bold', 'playful']],
  [/\b(?:sporty|gym)\b/i, ['energising']],
  [/\b(?:old-fashioned|dated|retro)\b/i, ['nostalgic']],
];

/** What the clauses and single words of a brief refuse. */
export function refusalsIn(clauses: readonly Clause[], text: string): Refusal[] {
  const found: Refusal[] = [];
  for (const { link, words, said } of clauses) {
    if (link !== 'NOT') continue;
    for (const word of words.split(/\s+(?:or|and|nor)\s+/i)) {
      const plain = word
        .toLowerCase()
        .replace(/^(?:any|a|an|the|too|very|at all)\s+/, '')
        .trim();
      if (plain === '' || plain.length > 40) continue;
      const how = /not|isn|aren|never/.test(said)
        ? 'not'
        : /without|free|avoid/.test(said)
          ? 'without'
          : 'no';
      found.push({ said: `${how} ${plain}`, word: plain });
    }
  }
  for (const [, word = ''] of text.matchAll(/\b(\p{L}{3,})-free\b/giu))
    found.push({ said: `no ${word.toLowerCase()}`, word: word.toLowerCase() });
  if (/\b(?:unscented|scentless|odorless|fragrance-free|smells? of nothing)\b/i.test(text))
    found.push({ said: 'no scent', word: 'scent' });
  return found.filter((one, at) => found.findIndex(({ word }) => word === one.word) === at);
}

/** Keys of the manners that refusals rule out. */
export const refusedManners = (refused: readonly Refusal[]): ReadonlySet<string> =>
  new Set(refused.flatMap(({ word }) => manners.flatMap(([words, keys]) => (words.test(word) ? keys : []))));

const toOklch = converter('oklch');

/** Hues (OKLCH, degrees) of refused colors. */
export const refusedHues = (refused: readonly Refusal[]): number[] =>
  refused.flatMap(({ word }) =>
    readColors(word).flatMap(({ hex }) => {
      const color = hex === null ? undefined : toOklch(hex);
      return color?.h === undefined || color.c < 0.02 ? [] : [Math.round(color.h)];
    }),
  );
