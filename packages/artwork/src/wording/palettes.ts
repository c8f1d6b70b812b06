import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { PaletteColor } from './brand-engine.ts';
import { nameOfColor } from './color-names.ts';
import type { Dice } from './dice.ts';
import { sentence, withArticle } from './grammar.ts';
import type { Reading } from './read-brief.ts';
import { refusedColorNames, refusedShades } from './refused.ts';
import { plainTone } from './tones.ts';

/** Ink that text is set in where it is dark. */
const ink = '#16161A';
const paper = '#FFFFFF';
/** WCAG 2.2 AA for text of usual size. */
const leastContrast = 4.5;

type Palette = readonly [PaletteColor, PaletteColor, PaletteColor, PaletteColor];

const toOklch = converter('oklch');

/** `#RRGGBB` of lightness 0–1, chroma and hue in degrees, kept inside sRGB. */
function hexOf(l: number, c: number, h: number): string {
  const kept = clampChroma(
    { mode: 'oklch', l: Math.min(0.99, Math.max(0.08, l)), c: Math.max(0, c), h: (h + 360) % 360 },
    'oklch',
  );
  return formatHex(kept).toUpperCase();
}

/** White or ink, whichever reads better on a color, and at what contrast. */
function textOn(hex: string): { color: string; name: 'white' | 'ink'; contrast: number } {
  const white = wcagContrast(hex, paper);
  const dark = wcagContrast(hex, ink);
  return white >= dark
    ? { color: paper, name: 'white', contrast: white }
    : { color: ink, name: 'ink', contrast: dark };
}

/** Moves a color's lightness until text can stand on it, downward for white text and upward for ink. */
export function carryingText(hex: string): string {
  let color = hex;
  for (let step = 0; step < 40 && textOn(color).contrast < leastContrast; step += 1) {
    const { l, c, h = 0 } = toOklch(color) ?? { l: 0.5, c: 0, h: 0 };
    color = hexOf(l + (textOn(color).name === 'white' ? -0.015 : 0.015), c, h);
  }
  return color;
}

const turned = (hue: number, warmth: -1 | 0 | 1): number => {
  if (warmth === 0) return hue;
  const goal = warmth === 1 ? 45 : 235;
  const way = ((goal - hue + 540) % 360) - 180;
  return (hue + way * 0.65 + 360) % 360;
};

/** How near to a refused hue a color may come, degrees. */
const refusedWithin = 60;
/** The hue, turned away from those that are refused. */
function allowed(hue: number, refused: readonly number[]): number {
  const isNear = (one: number) =>
    refused.some((other) => Math.abs(((one - other + 540) % 360) - 180) < refusedWithin);
  const steps = Array.from(
    { length: 36 },
    (_, at) => (hue + (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * 10 + 720) % 360,
  );
  return steps.find((one) => !isNear(one)) ?? hue;
}

/** The main hue: the founder's wish, else one of the tone's or of the category's, shifted a little. */
function mainHue({ category, tones, colors }: Reading, dice: Dice): number {
  if (colors.hues.length > 0) return dice.pick(colors.hues) + dice.between(-5, 5);
  const toneHues = (tones[0] ?? plainTone).color.hues;
  const own = toneHues && dice.chance(0.55) ? toneHues : category.hues;
  return allowed(turned(dice.pick(own) + dice.between(-12, 12), colors.warmth), colors.refused);
}

/** What a refusal of neon and of pastel leaves, chroma and lightness of OKLCH. */
const [mutedChroma, fullChroma, midLightness] = [0.085, 0.1, 0.58];

/** Four colors that belong together: one to lead, one to answer it, a ground and an ink. */
export function paletteFor(reading: Reading, dice: Dice): Palette {
  const { colors } = reading;
  const tone = (reading.tones[0] ?? plainTone).color;
  const hue = mainHue(reading, dice);
  const shades = refusedShades(reading.refused);
  const wanted = colors.isNeutral ? 0.008 : 0.115 * tone.chroma * colors.chroma * (0.85 + dice.next() * 0.3);
  const chroma = shades.vivid
    ? Math.min(wanted, mutedChroma)
    : shades.pale
      ? Math.max(wanted, fullChroma)
      : wanted;
  const usual =
    0.5 +
    tone.lightness +
    colors.lightness +
    (dice.next() - 0.5) * 0.12 -
    (colors.isNeutral && !shades.dark ? 0.2 : 0);
  const lightness = shades.dark
    ? Math.max(usual, midLightness)
    : shades.pale
      ? Math.min(usual, midLightness)
      : usual;
  const main = carryingText(hexOf(lightness, chroma, hue));
  const relation = dice.pick([28, -32, 62, -64, 150, 180, -150]);
  const answerHue = allowed(
    colors.warmth === 0 ? hue + relation : turned(hue + relation, colors.warmth),
    colors.refused,
  );
  const accent = hexOf(
    shades.pale ? midLightness + dice.next() * 0.06 : lightness > 0.6 ? 0.5 : 0.74 + dice.next() * 0.08,
    Math.max(0.05, chroma * 0.9),
    answerHue,
  );
  const ground = hexOf(
    shades.white ? 0.89 : 0.955 + dice.next() * 0.02,
    shades.pale ? 0.004 : shades.white ? 0.04 : 0.012 + dice.next() * 0.012,
    dice.chance(0.5) ? hue : answerHue,
  );
  const dark = hexOf(
    (shades.dark ? 0.37 : 0.24) + dice.next() * 0.05,
    (shades.dark ? 0.06 : 0.02) + dice.next() * 0.02,
    hue,
  );
  const names = new Set<string>();
  const unsaid = [...refusedColorNames(reading.refused), ...(shades.dark ? ['dark', 'black', 'dusk'] : [])];
  const color = (hexCode: string, description: string): PaletteColor => {
    const name = nameOfColor(hexCode, names, unsaid);
    names.add(name);
    return { hexCode, name, description: sentence(description) };
  };
  const on = textOn(main);
  const figure = (Math.floor(on.contrast * 10) / 10).toFixed(1);
  const [first = plainTone] = reading.tones;
  const isPlain = first.key === 'plain';
  const [adjective = 'calm'] = dice.sample(first.adjectives, 1);
  const { noun, nouns } = reading.product;
  return [
    color(
      main,
      isPlain
        ? `the main color, on the ${noun}, its label and buttons; ${on.name} text on it has ${figure} to 1`
        : `the main color, ${adjective} on the ${noun} and its label; ${on.name} text on it has ${figure} to 1`,
    ),
    color(
      accent,
      dice.pick([
        `an answer to the main color: seals and one detail of the ${noun}`,
        `${withArticle('accent')} for links, ribbons and the inside of the ${noun} box`,
        `for the one thing beside the ${noun} that should be seen first`,
        `kept for gifts, news and first editions of the ${noun}`,
      ]),
    ),
    color(
      ground,
      dice.pick([
        `the ground of pages and cards, so that the ${noun} comes forward`.replace(
          'scissors comes',
          'scissors come',
        ),
        `a ground for paper, tissue and the inside of the ${noun} box`,
        `paper and background for pictures of ${nouns}`,
      ]),
    ),
    color(
      dark,
      dice.pick([
        `for text and fine lines about the ${noun}, in place of black`,
        `the ink: small print and the mark on the ${noun}`,
        `for words on the ${noun} that must be read at arm’s length`,
      ]),
    ),
  ];
}
