import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { ColorFamily } from './color-families.ts';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Ink: the dark that text is set in. */
export const inkColor = '#16161A';

interface Lch {
  /** Lightness 0 to 1, chroma 0 to about 0.35, hue in degrees, of OKLCH. */
  l: number;
  c: number;
  h: number;
}

const lchOf = (hex: string): Lch => {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h };
};

const hexOf = ({ l, c, h }: Lch): string =>
  formatHex(
    clampChroma(
      { mode: 'oklch', l: Math.min(0.985, Math.max(0.1, l)), c: Math.max(0, c), h: (h + 720) % 360 },
      'oklch',
    ),
  ).toUpperCase();

/** Hue of a named color, and how light and strong its main color is where the name says so. */
const families: Partial<Record<ColorFamily, { h: number; l?: number; c?: number }>> = {
  RED: { h: 25 },
  ORANGE: { h: 52, l: 0.66 },
  YELLOW: { h: 92, l: 0.78 },
  GREEN: { h: 150 },
  TEAL: { h: 192 },
  BLUE: { h: 256 },
  PURPLE: { h: 304 },
  PINK: { h: 2, l: 0.66 },
  BROWN: { h: 55, l: 0.42, c: 0.07 },
  BEIGE: { h: 78, l: 0.8, c: 0.045 },
  GREY: { h: 260, l: 0.5, c: 0.012 },
  BLACK: { h: 260, l: 0.2, c: 0.006 },
};

/** The shorter way from one hue to another, in degrees, -180 to 180. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

const moods: Partial<Record<ColorFamily, (color: Lch) => Lch>> = {
  WARMER: ({ l, c, h }) => ({ l, c: Math.max(c, 0.02) * 1.08, h: h + turn(h, 50) * 0.5 }),
  COOLER: ({ l, c, h }) => ({ l, c: Math.max(c, 0.02), h: h + turn(h, 240) * 0.5 }),
  LIGHTER: ({ l, c, h }) => ({ l: l + (1 - l) * 0.32, c: c * 0.95, h }),
  DARKER: ({ l, c, h }) => ({ l: l * 0.78, c, h }),
  BOLDER: ({ l, c, h }) => ({ l, c: Math.max(c * 1.5, 0.06), h }),
  SOFTER: ({ l, c, h }) => ({ l: l + (1 - l) * 0.16, c: c * 0.58, h }),
  EARTHY: ({ l, c, h }) => ({ l: l * 0.97, c: Math.min(c, 0.09) * 0.9, h: h + turn(h, 65) * 0.6 }),
  PASTEL: ({ l, c, h }) => ({ l: Math.max(l, 0.86), c: Math.max(0.035, Math.min(c, 0.065)), h }),
};

/** Other colors stay within this many degrees of the main one, so that the family is seen. */
const spread = 38;

/**
 * A palette (`#RRGGBB`, the first is the main color) in a color or mood. What was light stays light and what was dark
 * dark, so that the colors keep their roles.
 */
export function recolor(palette: readonly string[], family: ColorFamily): string[] {
  const mood = moods[family];
  if (mood) return palette.map((hex) => hexOf(mood(lchOf(hex))));
  const goal = families[family];
  if (!goal) return [...palette];
  const colors = palette.map(lchOf);
  const main = colors[0] ?? { l: 0.5, c: 0.1, h: 0 };
  return colors.map((color, at) => {
    if (at === 0) return hexOf({ l: goal.l ?? color.l, c: goal.c ?? Math.max(color.c, 0.085), h: goal.h });
    const aside = Math.max(-spread, Math.min(spread, turn(main.h, color.h)));
    // A gray among colors takes a breath of the family; a family of grays takes the color from all.
    const c = goal.c === undefined ? Math.max(Math.min(color.c, 0.14), 0.012) : Math.min(color.c, goal.c);
    return hexOf({ l: color.l, c, h: goal.h + (color.c < 0.03 ? 0 : aside) });
  });
}

/** A palette with an exact main color: the others turn with it. */
export function recolorTo(palette: readonly string[], hexCode: string): string[] {
  const colors = palette.map(lchOf);
  const main = colors[0] ?? lchOf(hexCode);
  const wanted = lchOf(hexCode);
  return colors.map((color, at) => {
    if (at === 0) return hexCode.toUpperCase();
    const aside = Math.max(-spread, Math.min(spread, turn(main.h, color.h)));
    return hexOf({ l: color.l, c: color.c, h: wanted.h + (color.c < 0.03 ? 0 : aside) });
  });
}

/** One color of a palette turned to a family: the family's hue at that color's lightness. */
export function recolorOne(hexCode: string, family: ColorFamily): string {
  return recolor([hexCode], family)[0] ?? hexCode;
}

type Level = 'AAA' | 'AA' | 'LARGE' | 'FAIL';
/** WCAG 2.2, for text of usual size; LARGE suffices for large text only. */
const levelOf = (contrast: number): Level =>
  contrast >= 7 ? 'AAA' : contrast >= 4.5 ? 'AA' : contrast >= 3 ? 'LARGE' : 'FAIL';

// Down, so that 4.496 is not said to be 4.5.
const ratio = (contrast: number) => Math.floor(contrast * 100) / 100;

/** Print and screen values of a color. CMYK is the plain conversion without a profile: an estimate. */
export function valuesOf(hexCode: string) {
  const { r, g, b } = toRgb(hexCode) ?? { r: 0, g: 0, b: 0 };
  const key = 1 - Math.max(r, g, b);
  const part = (channel: number) => (key >= 1 ? 0 : Math.round((100 * (1 - channel - key)) / (1 - key)));
  const onWhite = wcagContrast(hexCode, '#FFFFFF');
  const onInk = wcagContrast(hexCode, inkColor);
  return {
    red: Math.round(r * 255),
    green: Math.round(g * 255),
    blue: Math.round(b * 255),
    cyan: part(r),
    magenta: part(g),
    yellow: part(b),
    key: Math.round(key * 100),
    contrastOnWhite: ratio(onWhite),
    levelOnWhite: levelOf(onWhite),
    contrastOnInk: ratio(onInk),
    levelOnInk: levelOf(onInk),
    textColor: onWhite >= onInk ? '#FFFFFF' : inkColor,
  };
}
