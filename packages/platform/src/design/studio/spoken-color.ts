import { nearestColorName, readColors } from '@brandwright/language/values/colors.ts';
import { contrast } from '@brandwright/providers/images/color.ts';

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

const inkNoun = /^(?:\s+(?:letters|lettering|type|font|text|ink|print|foil|colou?r))?[\s.,!]*$/i;

/** Words without the ink that is asked for at their end: "slow mornings in dark green letters" → "slow mornings". */
export function withoutInk(words: string): string {
  const ink = readColors(words).find(
    ({ start, end }) => /\sin (?:an? |the )?$/i.test(words.slice(0, start)) && inkNoun.test(words.slice(end)),
  );
  return ink ? words.slice(0, ink.start).replace(/\s+in (?:an? |the )?$/i, '') : words;
}

/** The name that comes nearest to a color: "dark green". */
export const colorName = nearestColorName;

/** Ink that reads on the ground: the first of the wished ones with a contrast of 3 or more, else near-black or white. */
export function inkFor(ground: string, wished: readonly string[] = []): string {
  return (
    wished.find((color) => contrast(color, ground) >= 3) ??
    (contrast('#17171a', ground) >= contrast('#ffffff', ground) ? '#17171a' : '#ffffff')
  );
}
