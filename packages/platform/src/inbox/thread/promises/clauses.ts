/** A stretch of a sentence that speaks of one thing. */
export interface Clause {
  text: string;
  start: number;
}

/** Parts of a plain sentence at commas, semicolons, "and", "but" and spaced dashes; never within a figure. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of plain.matchAll(
    /,(?!\d{3}(?!\d))(?=\s|$)|[;/](?=\s)|\s(?:and|but|while|then|plus)\s(?!a\b)|\s[-+]\s|(?<=\w)\s?\(|\)\s?/gi,
  )) {
    clauses.push({ text: plain.slice(from, match.index), start: from });
    from = match.index + match[0].length;
  }
  clauses.push({ text: plain.slice(from), start: from });
  return clauses.filter(({ text }) => text.trim() !== '');
}

const negated =
  /\b(?:can ?not|can't|couldn't|could not|unable to|not able to|not possible|impossible|won't|will not|don't|do not|doesn't|does not|isn't|is not|are not|aren't|never|no longer|too low|too high|instead of|rather than|used to be|last year|previous(?:ly)?|other (?:factory|factories|suppliers?|customers?|clients?))\b/i;

/** Whether a clause says what is not so, or what is so elsewhere. */
export const isNegated = (text: string): boolean => negated.test(text);
