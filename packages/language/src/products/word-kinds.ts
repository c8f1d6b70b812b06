import { readColors } from '../values/colors.ts';
import { readMaterials } from '../values/materials.ts';
import { singularNoun } from './singular-noun.ts';
import { audienceOf, claimWords, functionWords, plainWords } from './modifiers.data.ts';

const endings = /(?:less|ful|able|ible|ous|ish|proof|style|shaped|themed|inspired|resistant|friendly|made)$/;
/** An adjective: of the lists, or by its ending. */
export const isDescribing = (word: string) =>
  plainWords.has(word) ||
  plainWords.has(singularNoun(word)) ||
  claimWords.has(word) ||
  endings.test(word) ||
  (word.length > 4 && word.endsWith('ed'));
export const isColor = (word: string) => readColors(word).some(({ certainty }) => certainty !== 'thing');
const isMaterial = (word: string) => readMaterials(word).length > 0;
/** A word that says something about a thing rather than naming one. */
export const isModifier = (word: string) =>
  isDescribing(word) || functionWords.has(word) || word in audienceOf || isColor(word) || isMaterial(word);
