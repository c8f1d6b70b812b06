import { designFonts, designFontWords, type DesignFont } from '@brandwright/contract/design/studio/enums.ts';

/** Longer words first, so that "sans serif" is not read as "serif". */
const spoken = designFonts
  .flatMap((font) => designFontWords[font].map((words) => ({ font, words: words.toLowerCase() })))
  .sort((a, b) => b.words.length - a.words.length);

/** The face that words name; with `isSure` style words such as "bold" count without the noun "font". */
export function fontSaid(words: string, isSure: boolean): DesignFont | undefined {
  const lower = words.toLowerCase();
  const speaksOfFonts =
    isSure ||
    /\b(?:font|fonts|typeface|lettering|type|letters|typography|serif|script|handwrit\w+|cursive)\b/.test(
      lower,
    );
  return spoken.find(
    ({ font, words: own }) =>
      new RegExp(`(?<![\\w-])${own}(?![\\w-])`).test(lower) &&
      (speaksOfFonts || own === designFontWords[font][0].toLowerCase()),
  )?.font;
}
