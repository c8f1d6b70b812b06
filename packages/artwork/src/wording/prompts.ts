import type { Dice } from './dice.ts';
import type { Kind } from './facts/kinds.ts';
import { withArticle } from './grammar.ts';
import type { Reading } from './read-brief.ts';
import { plainTone } from './tones.ts';
import { outerMaterials } from './words-of.ts';

export interface PromptLook {
  brandName: string;
  palette: readonly string[];
}

const colors = (palette: readonly string[]) => palette.slice(0, 2).join(' and ');
/** Green things in a picture's setting, which a brief without green leaves out. */
const greenery = /\b(?:leaf|leaves|plants?|garden|herbs?|moss|grass|ferns?|meadow|lawn|forest|trees?)\b/i;
const mayShow = ({ refused }: Reading, words: string): boolean =>
  !refused.some(
    ({ word }) =>
      word.split(' ').some((part) => part.length > 3 && words.toLowerCase().includes(part)) ||
      (/\bgreen\b/.test(word) && greenery.test(words)) ||
      (/\bflor|\bflower/.test(word) && /flower|petal|blossom|bouquet/i.test(words)),
  );

const lightOf = (reading: Reading): string => {
  const { light } = reading.tones[0] ?? plainTone;
  return mayShow(reading, light) ? light : plainTone.light;
};

/** Where pictures of the product are taken, without what the brief refuses. */
function scenesOf(reading: Reading): readonly string[] {
  const own = reading.category.scenes.filter((scene) => mayShow(reading, scene));
  return own.length > 0 ? own : ['on a plain table in daylight'];
}

/** What a picture of one product shows: the product in the founder's words, its name, colors, setting. */
export const productPrompt = (
  noun: string,
  title: string,
  reading: Reading,
  look: PromptLook | undefined,
  dice: Dice,
): string =>
  [
    `Product photograph of ${withArticle(noun)} (${title})`,
    look ? `with the name "${look.brandName}" on it, in ${colors(look.palette)}` : undefined,
    dice.pick(scenesOf(reading)),
    lightOf(reading),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** Four pictures of an idea: the product alone, several of it, the material close, and as it is used. */
export function ideaPrompts(
  reading: Reading,
  look: PromptLook,
  dice: Dice,
): [string, string, string, string] {
  const { product, uses, who } = reading;
  const [material] = outerMaterials(reading);
  const single = (one: string) => (product.noun === product.nouns ? one : withArticle(one));
  const noun = material ? `${product.one} from ${material}` : product.one;
  const scene = () => dice.pick(scenesOf(reading));
  const named = `with the name "${look.brandName}" on it, in ${colors(look.palette)}`;
  const [use] = uses;
  return [
    `Product photograph of ${single(noun)} ${named}, ${scene()}, ${lightOf(reading)}, front view`,
    `Product photograph of ${product.thing.many} ${named}, ${scene()}, ${lightOf(reading)}, group view`,
    `Close view of ${single(noun)} ${named}, ${lightOf(reading)}, the mark and the material in focus`,
    `Product photograph of ${single(product.one)} ${named}, ${use ? `ready for ${use}` : who ? `as ${who.many} would use it` : scene()}, ${lightOf(reading)}, front view`,
  ];
}

/** Kinds of the eight tiles of a mood board, in their order. */
export const moodboardKinds = [
  'texture',
  'still-life',
  'pattern',
  'color-study',
  'type-specimen',
  'still-life',
  'texture',
  'pattern',
] as const;

/** Two surfaces that goods of a kind are seen with, for briefs that name no material or one. */
const surroundings: Readonly<Record<Kind, readonly [string, string]>> = {
  hard: ['the stone counter under the {noun}', 'the paper of the packaging'],
  large: ['the wooden floor under the {noun}', 'the linen beside it'],
  textile: ['the weave of the {noun}', 'the paper of the packaging'],
  wearable: ['the weave of the {noun}', 'the paper of the packaging'],
  jewelry: ['pale sand under the {noun}', 'the paper of the packaging'],
  cosmetic: ['water and oil of the {noun}', 'the paper of the packaging'],
  candle: ['the wax of the {noun}', 'the paper of the packaging'],
  food: ['the linen under the {noun}', 'the clay of a plate'],
  health: ['the cotton that the {noun} lies on', 'the paper of the packaging'],
  paper: ['the paper of the {noun}', 'the wooden desk under it'],
  toy: ['the wooden floor under the {noun}', 'the paper of the packaging'],
  pet: ['the woven mat under the {noun}', 'the wooden floor beside it'],
  baby: ['the muslin beside the {noun}', 'the wooden floor under it'],
  electronic: ['the concrete wall behind the {noun}', 'the paper of the packaging'],
};

/** What goods of a kind are seen among in the second still life. */
const companyOf: Readonly<Record<Kind, string>> = {
  hard: 'among plain blocks',
  large: 'on a shelf of books',
  textile: 'with one twig and stones',
  wearable: 'among plain blocks',
  jewelry: 'among plain blocks',
  cosmetic: 'with one twig and stones',
  candle: 'on a shelf of books',
  food: 'on a set table',
  health: 'with one twig and stones',
  paper: 'on a shelf of books',
  toy: 'among plain blocks',
  pet: 'among plain blocks',
  baby: 'among plain blocks',
  electronic: 'among plain blocks',
};

/** Leaves and flowers are no motif for a brief that refuses them. */
const refusesGrowth = ({ refused }: Reading): boolean =>
  refused.some(({ word }) => /\b(?:flor\w*|flowers?|leaf|leaves|botanical\w*|green)\b/.test(word));

/** Eight tiles; each begins with its kind and names something of the brief. */
export function moodboardPrompts(reading: Reading, look: PromptLook, dice: Dice): string[] {
  const { product, materials, subjects, uses, who, facts } = reading;
  const around = surroundings[facts.kind].map((words) => words.replace('{noun}', product.noun));
  // What lies under the goods comes first, unless a material of theirs is shown: it looks much the same.
  const stuff = materials.length > 0 ? [materials[0], ...around.toReversed()] : around;
  const [scene = ''] = dice.sample(scenesOf(reading), 1);
  const beside = [scene, companyOf[facts.kind]];
  const isPlain = refusesGrowth(reading);
  const motifs = [
    ...subjects,
    ...uses,
    ...(who ? [`what ${who.many} have around them`] : []),
    `the outline of the ${product.noun}`,
    `a detail of the ${product.noun}`,
  ];
  const what: Readonly<Record<(typeof moodboardKinds)[number], (turn: number) => string>> = {
    texture: (turn) => `${stuff[turn]} seen close, for the ${product.noun}, ${lightOf(reading)}`,
    'still-life': (turn) =>
      `${product.noun === product.nouns ? product.one : withArticle(product.one)} and what belongs to it, ${beside[turn] ?? scene}, ${lightOf(reading)}`,
    pattern: (turn) =>
      `${isPlain ? (turn === 0 ? 'waves' : 'stripes') : 'a repeat'} drawn from ${motifs[turn]}, for tissue and linings`,
    'color-study': () =>
      `the four colors ${look.palette.join(', ')} in generous fields, for the ${product.noun}`,
    'type-specimen': () =>
      `the name "${look.brandName}" large, as it stands on the ${product.noun}, with its alphabet small`,
  };
  const turns = new Map<string, number>();
  return moodboardKinds.map((kind) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return `${kind}: ${what[kind](turn)}, in ${colors(look.palette)}`;
  });
}
