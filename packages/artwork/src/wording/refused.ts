import { colorFamilies, colorTable } from '@brandwright/language/values/colors.data.ts';
import { readColors } from '@brandwright/language/values/colors.ts';
import { converter } from 'culori';
import type { Clause } from './clauses.ts';

/** Something that a founder does not want. */
export interface Refusal {
  /** As it was said, to be repeated: "not macho", "no pink". */
  said: string;
  /** "macho", "pink". */
  word: string;
  /** Whether buyers are told: "no plastic" is a reason to buy, "nothing cutesy" and "avoid green" are for the maker alone. */
  isTold: boolean;
}

/** Manners that a refused word rules out, beside those that are asked for with the same word. */
const manners: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:macho|manly|masculine|tough|rugged|military|aggressive|bro|bros)\b/i,
    ['bold', 'rugged', 'energising'],
  ],
  [/\b(?:girly|feminine|cutesy|romantic|frilly|princess)\b/i, ['romantic', 'playful']],
  [/\b(?:childish|cute|cutesy|twee|kitsch\w*|silly|goofy|babyish|kiddie)\b/i, ['playful']],
  [/\b(?:posh|snobby|snobbish|expensive|pretentious|fancy|elitist|precious|luxur\w*)\b/i, ['luxury']],
  [/\b(?:cheap|tacky|discount)\b/i, ['affordable']],
  [/\b(?:hippie|crunchy|granola|preachy)\b/i, ['eco', 'natural', 'artisan']],
  [/\b(?:health|wellness|medicine|medicinal|therapeutic)\b/i, ['calming', 'scientific']],
  [/\b(?:gloomy|sad|morbid|dark|spooky|scary)\b/i, ['calming']],
  [/\b(?:rustic|folksy)\b/i, ['artisan', 'natural', 'rugged']],
  [/\b(?:clinical|medical|sterile|technical|geeky)\b/i, ['scientific']],
  [/\b(?:boring|beige|bland|dull)\b/i, ['minimal', 'calming']],
  [/\b(?:loud|shouty|flashy|garish|neon|bright)\b/i, ['bold', 'playful']],
  [/\b(?:sporty|gym|competitive)\b/i, ['energising']],
  [/\b(?:old-fashioned|dated|retro|vintage|nostalgic)\b/i, ['nostalgic']],
];

/** Looks and ways to speak: they are obeyed and not told. */
const looks =
  /\b(?:pastels?|neons?|fluorescents?|colou?rs?|tones?|prints?|patterns?|florals?|flowers?|stripes?|polka|hearts?|skulls?|claims?|promis\w+|slogans?|jokes?|puns?|names?|swear\w*|slang|jargon|clich\S*|stereotyp\w*|gradients?|gloss\w*|shiny|glitter\w*|photos?|pictures?|faces?|models?|black|white|bright|dark|vivid|muted|health|medicine|medicinal|gloomy|sad|morbid|spooky|scary|creepy|kitsch\w*|twee|corny|corporate|hipster|trendy|salesy|pushy|sexy|political|religious|violent|sentimental|rustic|folksy|wellness|therapeutic|competitive|sarcas\w+|ironic)\b/i;

const isTold = (word: string): boolean =>
  !manners.some(([words]) => words.test(word)) &&
  !looks.test(word) &&
  !readColors(word).some(({ certainty }) => certainty !== 'thing');

/** What the clauses and single words of a brief refuse. */
export function refusalsIn(clauses: readonly Clause[], text: string): Refusal[] {
  const found: Refusal[] = [];
  for (const { link, words, said } of clauses) {
    if (link !== 'NOT') continue;
    for (const word of words.split(/\s+(?:or|and|nor)\s+/i)) {
      const plain = word
        .toLowerCase()
        .replace(
          /^(?:(?:any|anything|a|an|the|too|very|overly|at all|be|look|looks|looking|feel|feels|use|using|have|make (?:it|them)|sound)\s+)+/,
          '',
        )
        .replace(/\s+(?:at all|please|branding|vibes?|style|stuff)$/, '')
        .trim();
      if (plain === '' || plain.length > 40) continue;
      const how =
        /^(?:that (?:is|are) )?(?:not|isn|aren|never|nothing)/.test(said) ||
        /^(?:be|look|feel|sound|make)\b/i.test(words)
          ? 'not'
          : /without|free/.test(said)
            ? 'without'
            : 'no';
      found.push({ said: `${how} ${plain}`, word: plain, isTold: isTold(plain) });
    }
  }
  for (const [, word = ''] of text.matchAll(/\b(\p{L}{3,})-free\b/giu))
    found.push({ said: `no ${word.toLowerCase()}`, word: word.toLowerCase(), isTold: true });
  if (/\b(?:unscented|scentless|odorless|fragrance-free|smells? of nothing)\b/i.test(text))
    found.push({ said: 'no scent', word: 'scent', isTold: true });
  return found.filter((one, at) => found.findIndex(({ word }) => word === one.word) === at);
}

/** Keys of the manners that refusals rule out. */
export const refusedManners = (refused: readonly Refusal[]): ReadonlySet<string> =>
  new Set(refused.flatMap(({ word }) => manners.flatMap(([words, keys]) => (words.test(word) ? keys : []))));

const toOklch = converter('oklch');

/** What refusals rule out of a palette beside hues: "no pastel", "nothing neon", "no black", "no white". */
export interface RefusedShades {
  pale: boolean;
  vivid: boolean;
  dark: boolean;
  white: boolean;
}

export function refusedShades(refused: readonly Refusal[]): RefusedShades {
  const says = (pattern: RegExp) => refused.some(({ word }) => pattern.test(word));
  return {
    pale: says(/\b(?:pastels?|pale|baby colou?rs?|washed[- ]out)\b/),
    vivid: says(/\b(?:neons?|fluorescent|vivid|bright|loud|flashy|garish|saturated|primary colou?rs?)\b/),
    dark: says(/\b(?:black|dark|gloomy|moody|goth\w*)\b/),
    white: says(/\bwhite\b/),
  };
}

/** Words that no color of the palette is called: those refused, and the relatives of a refused color ("sage" of green). */
export const refusedColorNames = (refused: readonly Refusal[]): string[] =>
  refused.flatMap(({ word }) => [
    ...word.split(' '),
    ...colorFamilies
      .map((family) => Object.keys(colorTable[family]))
      .filter((names) => names.includes(word))
      .flat(),
  ]);

/** Hues of OKLCH that "earth tones" are of, degrees. */
const earthHues = [50, 95];

/** Hues (OKLCH, degrees) of refused colors. */
export const refusedHues = (refused: readonly Refusal[]): number[] =>
  refused.flatMap(({ word }) => [
    ...(/\bearth(?:y|en)?\b/.test(word) ? earthHues : []),
    ...readColors(word).flatMap(({ hex }) => {
      const color = hex === null ? undefined : toOklch(hex);
      return color?.h === undefined || color.c < 0.02 ? [] : [Math.round(color.h)];
    }),
  ]);
