import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { PaletteColor } from '../brand-engine.ts';
import { nameOfColor } from './color-names.ts';
import type { Dice } from './dice.ts';
import { sentence, withArticle } from './grammar.ts';
import type { Reading } from './read-brief.ts';
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

/** White or ink, whichever reads better on a colour, and at what contrast. */
function textOn(hex: string): { color: string; name: 'white' | 'ink'; contrast: number } {
  const white = wcagContrast(hex, paper);
  const dark = wcagContrast(hex, ink);
  return white >= dark
    ? { color: paper, name: 'white', contrast: white }
    : { color: ink, name: 'ink', contrast: dark };
}

/** Moves a colour's lightness until text can stand on it, downwards for white text and upwards for ink. */
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

/** The main hue: the founder's wish, else one of the tone's or of the category's, shifted a little. */
function mainHue({ category, tones, colors }: Reading, dice: Dice): number {
  if (colors.hues.length > 0) return dice.pick(colors.hues) + dice.between(-5, 5);
  const toneHues = (tones[0] ?? plainTone).color.hues;
  const own = toneHues && dice.chance(0.55) ? toneHues : category.hues;
  return turned(dice.pick(own) + dice.between(-12, 12), colors.warmth);
}

/** Four colours that belong together: one to lead, one to answer it, a ground and an ink. */
export function paletteFor(reading: Reading, dice: Dice): Palette {
  const { colors } = reading;
  const tone = (reading.tones[0] ?? plainTone).color;
  const hue = mainHue(reading, dice);
  const chroma = colors.isNeutral ? 0.008 : 0.115 * tone.chroma * colors.chroma * (0.85 + dice.next() * 0.3);
  const lightness =
    0.5 + tone.lightness + colors.lightness + (dice.next() - 0.5) * 0.12 - (colors.isNeutral ? 0.2 : 0);
  const main = carryingText(hexOf(lightness, chroma, hue));
  const relation = dice.pick([28, -32, 62, -64, 150, 180, -150]);
  const answerHue = colors.warmth === 0 ? hue + relation : turned(hue + relation, colors.warmth);
  const accent = hexOf(
    lightness > 0.6 ? 0.5 : 0.74 + dice.next() * 0.08,
    Math.max(0.05, chroma * 0.9),
    answerHue,
  );
  const ground = hexOf(
    0.955 + dice.next() * 0.02,
    0.012 + dice.next() * 0.012,
    dice.chance(0.5) ? hue : answerHue,
  );
  const dark = hexOf(0.24 + dice.next() * 0.05, 0.02 + dice.next() * 0.02, hue);
  const names = new Set<string>();
  const color = (hexCode: string, description: string): PaletteColor => {
    const name = nameOfColor(hexCode, dice, names);
    names.add(name);
    return { hexCode, name, description: sentence(description) };
  };
  const on = textOn(main);
  const figure = (Math.floor(on.contrast * 10) / 10).toFixed(1);
  const [adjective = 'calm'] = dice.sample((reading.tones[0] ?? plainTone).adjectives, 1);
  const grounds = dice.pick([
    'the ground of pages and cards, so that pictures come forward',
    'a ground for pages, tissue and the inside of boxes',
    'room to breathe: page, paper and tissue',
    `paper and background, ${adjective} beside the main colour`,
    'for wide margins, envelopes and the back of labels',
  ]);
  return [
    color(
      main,
      `the main colour, ${adjective} on labels and buttons; ${on.name} text stands on it at ${figure} to 1`,
    ),
    color(
      accent,
      dice.pick([
        'an answer to the main colour, for stickers, seals and one detail a page',
        `${withArticle('accent')} for ribbons, links and small surprises`,
        'the second voice: prices, seals and the inside of a lid',
        'for the one thing on a page that should be seen first',
        `a lift beside the main colour, used for a tenth of each surface`,
        'kept for gifts, news and first editions',
      ]),
    ),
    color(ground, grounds),
    color(
      dark,
      dice.pick([
        'for text and fine lines in place of black',
        'a soft black for words, marks and stitching',
        'the ink: text, small print and the mark in one colour',
        `for words that must be read at arm’s length`,
        `text and outlines, warmer than black ever is`,
        `the deepest of the four: type, stamps and shadows`,
      ]),
    ),
  ];
}
