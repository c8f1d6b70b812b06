import type { Dice } from './dice.ts';
import type { Format } from './category.ts';
import type { Reading } from './read-brief.ts';
import { plainTone } from './tones.ts';

export interface PromptLook {
  brandName: string;
  palette: readonly string[];
}

const colors = (palette: readonly string[]) => palette.slice(0, 2).join(' and ');
const lightOf = (reading: Reading) => (reading.tones[0] ?? plainTone).light;

/** What a picture of one product shows, with words that the local renderer reads: form, colours, name, setting. */
export const productPrompt = (
  format: Format,
  title: string,
  reading: Reading,
  look: PromptLook | undefined,
  dice: Dice,
): string =>
  [
    `Product photograph of a ${format.form} (${format.noun}): ${title}`,
    look ? `with the name "${look.brandName}" on it, in ${colors(look.palette)}` : undefined,
    dice.pick(reading.category.scenes),
    lightOf(reading),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** Four pictures of an idea: the hero product, the range together, one close, one as a gift or in use. */
export function ideaPrompts(
  reading: Reading,
  look: PromptLook,
  dice: Dice,
): [string, string, string, string] {
  const { formats } = reading.category;
  const hero = formats.find(({ role }) => role === 'hero') ?? dice.pick(formats);
  const others = dice.sample(
    formats.filter((format) => format !== hero),
    3,
  );
  const [second = hero, third = hero, fourth = hero] = others;
  const scene = () => dice.pick(reading.category.scenes);
  const named = `with the name "${look.brandName}" on it, in ${colors(look.palette)}`;
  return [
    `Product photograph of a ${hero.form} (${hero.noun}) ${named}, ${scene()}, ${lightOf(reading)}, front view`,
    `Product photograph of a ${second.form} (${second.noun}) ${named}, ${scene()}, ${lightOf(reading)}, group view`,
    `Close view of a ${third.form} (${third.noun}) ${named}, ${lightOf(reading)}, the mark and the material in focus`,
    `Product photograph of a ${fourth.form} (${fourth.noun}) ${named}, ${scene()}, ${lightOf(reading)}, front view`,
  ];
}

/** Kinds of the eight tiles of a mood board, in their order. */
export const moodboardKinds = [
  'texture',
  'still-life',
  'pattern',
  'colour-study',
  'type-specimen',
  'still-life',
  'texture',
  'pattern',
] as const;

/** Eight tiles; each begins with its kind. */
export function moodboardPrompts(reading: Reading, look: PromptLook, dice: Dice): string[] {
  const { category } = reading;
  const materials = dice.sample(category.materials, 2);
  const scenes = dice.sample(category.scenes, 2);
  const roots = dice.sample(category.roots, 2);
  const [first, second] = dice.sample(category.formats, 2);
  const what: Readonly<Record<(typeof moodboardKinds)[number], (turn: number) => string>> = {
    texture: (turn) => `${materials[turn] ?? category.materials[0]} seen close, ${lightOf(reading)}`,
    'still-life': (turn) =>
      `a ${(turn === 0 ? first : second)?.form ?? 'box'} and what belongs to it, ${scenes[turn] ?? scenes[0]}, ${lightOf(reading)}`,
    pattern: (turn) => `a repeat drawn from ${roots[turn] ?? 'leaves'}, for tissue and linings`,
    'colour-study': () => `the four colours ${look.palette.join(', ')} in generous fields`,
    'type-specimen': () => `the name "${look.brandName}" large, with its alphabet small`,
  };
  const turns = new Map<string, number>();
  return moodboardKinds.map((kind) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return `${kind}: ${what[kind](turn)}, in ${colors(look.palette)}`;
  });
}
