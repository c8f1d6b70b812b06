/** What a founder wishes of colours. */
export interface ColorWish {
  /** Hues of OKLCH in degrees, as named, the wish's before the brief's. */
  hues: readonly number[];
  /** Whether a colour without hue was named (black, grey, white). */
  isNeutral: boolean;
  /** Added to the lightness of the main colour. */
  lightness: number;
  /** Multiplies the chroma. */
  chroma: number;
  /** Turns hues towards warm (1) or cool (-1). */
  warmth: -1 | 0 | 1;
}

const hueWords: readonly [RegExp, number, { lightness?: number; chroma?: number }?][] = [
  [/\bburgundy|maroon|wine[- ]red|bordeaux|oxblood\b/i, 15, { lightness: -0.16 }],
  [/\b(?:red|crimson|scarlet|cherry)\b/i, 27],
  [/\b(?:coral|salmon)\b/i, 33, { lightness: 0.12 }],
  [/\b(?:terracotta|rust|brick|copper)\b/i, 42, { chroma: 0.8 }],
  [/\b(?:brown|chocolate|mocha|chestnut)\b/i, 55, { lightness: -0.14, chroma: 0.5 }],
  [/\b(?:orange|tangerine|apricot|peach)\b/i, 55],
  [/\b(?:beige|sand|cream|tan|camel)\b/i, 78, { lightness: 0.2, chroma: 0.4 }],
  [/\b(?:amber|gold(?:en)?|mustard|ochre|honey)\b/i, 78],
  [/\b(?:yellow|lemon|sunny|sunflower)\b/i, 98, { lightness: 0.2 }],
  [/\b(?:lime|chartreuse)\b/i, 122, { lightness: 0.14 }],
  [/\b(?:olive|khaki)\b/i, 112, { lightness: -0.06, chroma: 0.6 }],
  [/\b(?:sage|eucalyptus)\b/i, 142, { chroma: 0.45, lightness: 0.1 }],
  [/\b(?:green|emerald|forest green|jade)\b/i, 150],
  [/\b(?:mint)\b/i, 165, { lightness: 0.22, chroma: 0.6 }],
  [/\b(?:teal|turquoise|aqua|cyan)\b/i, 195],
  [/\b(?:sky blue|light blue|baby blue)\b/i, 235, { lightness: 0.2, chroma: 0.7 }],
  [/\b(?:navy|midnight blue|dark blue)\b/i, 260, { lightness: -0.18 }],
  [/\b(?:blue|cobalt|azure|denim|indigo)\b/i, 255],
  [/\b(?:violet|purple|plum|aubergine)\b/i, 305],
  [/\b(?:lavender|lilac)\b/i, 300, { lightness: 0.18, chroma: 0.6 }],
  [/\b(?:magenta|fuchsia|hot pink)\b/i, 345, { chroma: 1.2 }],
  [/\b(?:pink|rose|blush)\b/i, 5, { lightness: 0.1 }],
];

/** Words that are plants or flavours in a brief but colours in a wish: they count only where a wish says them. */
const onlyWished =
  /\b(?:honey|lavender|lemon|mint|peach|rose|cherry|chocolate|sage|olive|cream|coral|lime|plum|apricot|salmon|forest|copper|sand|gold(?:en)?|denim|sunny|amber|rust|brick|jade|chestnut|mocha|tangerine|sunflower|eucalyptus|emerald|honey)\b/gi;

/** Colours that the words of a brief and, before them, of a wish ask for. */
export function colorsIn(all: string, wish: string): ColorWish {
  const brief = all.replace(onlyWished, ' ');
  const found = [...hueWords.filter(([words]) => words.test(wish))];
  if (found.length === 0) found.push(...hueWords.filter(([words]) => words.test(brief)));
  const first = found[0]?.[2] ?? {};
  const light = /\b(?:lighter|pastels?|paler|brighter|airy)\b/i.test(wish || brief) ? 0.12 : 0;
  const dark = /\b(?:darker|deeper|moody|dark)\b/i.test(wish || brief) ? -0.12 : 0;
  const muted = /\b(?:muted|softer|pastels?|dusty|subtle|earthier|calmer)\b/i.test(wish || brief) ? 0.55 : 1;
  const vivid = /\b(?:vivid|brighter|bolder|neon|saturated|louder|stronger)\b/i.test(wish || brief) ? 1.5 : 1;
  return {
    hues: found.map(([, hue]) => hue),
    isNeutral: /\b(?:black|gr[ae]y|white|charcoal|monochrom\w*)\b/i.test(wish || brief) && found.length === 0,
    lightness: (first.lightness ?? 0) + light + dark,
    chroma: (first.chroma ?? 1) * muted * vivid,
    warmth: /\bwarmer|warm(?:er)? (?:colou?rs|tones|palette)\b/i.test(wish || brief)
      ? 1
      : /\bcool(?:er)?(?: (?:colou?rs|tones|palette))?\b/i.test(wish)
        ? -1
        : 0,
  };
}
