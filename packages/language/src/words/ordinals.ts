/** Places in a row as they are said, from 1; -1 is the last. */
const ordinalWords: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  last: -1,
  final: -1,
};

/** Matches a place in a row: "third", "3rd", "last". For use in patterns with `i`. */
export const ordinalPattern = `(?:${Object.keys(ordinalWords).join('|')}|\\d{1,2}(?:st|nd|rd|th))`;

/** The place that a word says, from 1, or -1 for the last: "third" and "3rd" are 3. Null for any other word. */
export function readOrdinal(word: string): number | null {
  const said = word.trim().toLowerCase();
  const known = ordinalWords[said];
  if (known !== undefined) return known;
  const written = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(said)?.[1];
  return written === undefined || Number(written) === 0 ? null : Number(written);
}

/** "first" for 1, up to "twelfth"; undefined beyond. */
export const ordinalWord = (place: number): string | undefined =>
  Object.keys(ordinalWords).find((word) => ordinalWords[word] === place);
