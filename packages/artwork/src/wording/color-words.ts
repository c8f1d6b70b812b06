import { readColors, type ColorValue } from '@brandwright/language/values/colors.ts';
import { converter } from 'culori';

/** What a founder wishes of colors. */
export interface ColorWish {
  /** Hues of OKLCH in degrees, as named, the wish's before the brief's. */
  hues: readonly number[];
  /** Whether a color without hue was named (black, gray, white). */
  isNeutral: boolean;
  /** Added to the lightness of the main color. */
  lightness: number;
  /** Multiplies the chroma. */
  chroma: number;
  /** Hues that the brief refuses, in degrees: none of the palette's colors comes near. */
  refused: readonly number[];
  /** Turns hues toward warm (1) or cool (-1). */
  warmth: -1 | 0 | 1;
}

const toOklch = converter('oklch');

/** Below this chroma a color has no hue to speak of. */
const leastChroma = 0.02;
/** Lightness and chroma that a palette has when nothing is wished. */
const usual = { lightness: 0.58, chroma: 0.12 };

/** Colors that the words of a brief and, before them, of a wish ask for. In a brief "honey" and "lavender" are what it sells. */
export function colorsIn(all: string, wish: string, refused: readonly number[] = []): ColorWish {
  const wished = readColors(wish).filter(isAsked);
  const named = wished.length > 0 ? wished : readColors(all).filter(isAsked).filter(isOnlyColor);
  const shades = named.flatMap(({ hex }) => (hex === null ? [] : (toOklch(hex) ?? [])));
  const hued = shades.flatMap(({ l, c, h }) => (h === undefined || c < leastChroma ? [] : [{ l, c, h }]));
  const [first] = hued;
  const says = (pattern: RegExp) => pattern.test(wish || all);
  const light = says(/\b(?:lighter|pastels?|paler|brighter|airy)\b/i) ? 0.12 : 0;
  const dark =
    says(/\b(?:darker|deeper|moody|dark)\b/i) && !/\bdark\b/i.test(named[0]?.text ?? '') ? -0.12 : 0;
  const muted = says(/\b(?:muted|softer|pastels?|dusty|subtle|earthier|calmer)\b/i) ? 0.55 : 1;
  const vivid = says(/\b(?:vivid|brighter|bolder|neon|saturated|louder|stronger)\b/i) ? 1.5 : 1;
  const monochrome = says(/\bmonochrom\w*\b/i);
  return {
    refused,
    hues: hued.map(({ h }) => Math.round(h)),
    isNeutral: (monochrome || shades.length > 0) && hued.length === 0,
    lightness: (first ? lighterBy(first.l) : 0) + light + dark,
    chroma: (first ? Math.min(1.2, Math.max(0.4, first.c / usual.chroma)) : 1) * muted * vivid,
    warmth: says(/\bwarmer|warm(?:er)? (?:colou?rs|tones|palette)\b/i)
      ? 1
      : /\bcool(?:er)?(?: (?:colou?rs|tones|palette))?\b/i.test(wish)
        ? -1
        : 0,
  };
}

const isAsked = ({ negated, hex }: ColorValue) => !negated && hex !== null;
const isOnlyColor = ({ certainty }: ColorValue) => certainty === 'color';

/** Of a color clearly lighter or darker than usual its difference, softened; else nothing. */
function lighterBy(lightness: number): number {
  const apart = (lightness - usual.lightness) * 0.8;
  return Math.abs(apart) < 0.06 ? 0 : Math.round(apart * 100) / 100;
}
