import { nearestColorName, readColors } from '@brandwright/language/values/colors.ts';
import { contrast } from '@brandwright/artwork/drawing/color/color.ts';

export interface SpokenColor {
  /** `#rrggbb`. */
  hex: string;
  /** As it was said. */
  said: string;
  /** Place in the words. */
  index: number;
}

/** The first color that words ask for, by name or as `#rgb` / `#rrggbb`; one that they refuse ("not black") is passed over. */
export function spokenColor(words: string): SpokenColor | undefined {
  const [found] = readColors(words).flatMap(({ hex, text, start, negated }) =>
    hex === null || negated ? [] : [{ hex, said: text.toLowerCase(), index: start }],
  );
  return found;
}

/** A change of whatever color there is: "darker", "more yellow", "less red". */
export interface RelativeColor {
  /** `#rrggbb` to `#rrggbb`. */
  from: (hex: string) => string;
  /** "darker", "more yellow". */
  said: string;
}

const darker = -0.25;
const lighter = 0.3;
const towardNamed = 0.4;

/** The change of color that words ask for: darker, lighter, or toward or away from a color that is named. */
export function relativeColor(words: string): RelativeColor | undefined {
  const shade = /\b(?:darker|deeper|lighter|brighter|paler)\b/i.exec(words)?.[0].toLowerCase();
  if (shade !== undefined)
    return { from: (hex) => shaded(hex, /^d/.test(shade) ? darker : lighter), said: shade };
  const named = readColors(words).find(({ hex, negated }) => hex !== null && !negated);
  const hex = named?.hex;
  if (!named || !hex) return undefined;
  const more = /\b(more|less)\s+(?:of\s+(?:a\s+|the\s+)?)?$/i
    .exec(words.slice(0, named.start))?.[1]
    ?.toLowerCase();
  if (more === undefined) return undefined;
  const share = more === 'more' ? towardNamed : -towardNamed;
  return { from: (own) => blended(own, hex, share), said: `${more} ${named.text.toLowerCase()}` };
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const joined = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.min(255, Math.max(0, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const blended = (from: string, to: string, share: number): string => {
  const toward = parts(to);
  return joined(parts(from).map((value, at) => value + ((toward[at] ?? value) - value) * share));
};
const shaded = (hex: string, share: number): string =>
  blended(hex, share < 0 ? '#000000' : '#ffffff', Math.abs(share));

/** The name that comes nearest to a color: "dark green". */
export const colorName = nearestColorName;

/** Ink that reads on the ground: the first of the wished ones with a contrast of 3 or more, else near-black or white. */
export function inkFor(ground: string, wished: readonly string[] = []): string {
  return (
    wished.find((color) => contrast(color, ground) >= 3) ??
    (contrast('#17171a', ground) >= contrast('#ffffff', ground) ? '#17171a' : '#ffffff')
  );
}
