import { colorWords } from '@brandwright/language/values/colors.ts';
import { kindsOf } from './materials.ts';
import { stemOf } from './stem.ts';

/** Words that are said after goods and name nothing: sizes, numbers of pieces, makes and wearers. */
const said = new Set(
  (
    'and or the a an with other unisex adult kid child boy girl man men woman women male female lady baby infant toddler newborn ' +
    'small medium large big mini xs xl xxl plus size new old vintage modern classic luxury premium natural organic vegan eco ' +
    'real genuine pure fine fashion custom wholesale bulk pack piece pair lot set kit collection type style design color mixed mixture ' +
    'composite blend fiber mixture stuff ounce oz ml inch cm mm gram kg pound lb double single triple high quality adjustable ' +
    'elastic waterproof portable foldable outdoor indoor home household summer winter spring autumn fall use'
  ).split(' '),
);
const colors = new Set(colorWords.flatMap((name) => name.split(' ')).map(stemOf));

/** Whether a word (a stem) tells of goods how they are, rather than what they are. */
export const isDescriptive = (word: string): boolean =>
  said.has(word) ||
  colors.has(word) ||
  kindsOf(word).length > 0 ||
  /\d/.test(word) ||
  /(?:ed|able|ible|proof|less|free)$/.test(word);
