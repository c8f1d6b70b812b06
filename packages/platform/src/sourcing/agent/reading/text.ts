import type { Place } from '@brandwright/language/values/value.ts';

/** A sentence that is read piece by piece: what one rule took is blank for the next. */
export interface Sentence {
  /** As it was said. */
  whole: string;
  /** The same length; taken places are blank. */
  left: string;
}

export const sentenceOf = (said: string): Sentence => {
  const whole = said
    // "2½" is no 21.
    .replace(/(?<=\d)(?=[¼½¾⅓⅔])/g, ' ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
  return { whole, left: whole };
};

/** Blanks a place. Commas stay for the length only: a blank reads as a break. */
export function blank(sentence: Sentence, start: number, end: number): void {
  sentence.left = `${sentence.left.slice(0, start)}${'\u0000'.repeat(end - start)}${sentence.left.slice(end)}`;
}

/** The first match of a pattern, taken out. */
export function take(sentence: Sentence, pattern: RegExp): (RegExpExecArray & { said: string }) | null {
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(sentence.left);
  if (!match || match[0].trim() === '') return null;
  const said = sentence.whole.slice(match.index, match.index + match[0].length).trim();
  blank(sentence, match.index, match.index + match[0].length);
  return Object.assign(match, { said });
}

/** What a reader finds in what is left, taken out; of several of one name the first. */
export function takeValues<V extends Place & { name: string }>(
  sentence: Sentence,
  read: (text: string) => readonly V[],
): (V & { said: string })[] {
  const seen = new Set<string>();
  return read(sentence.left).flatMap((value) => {
    blank(sentence, value.start, value.end);
    if (seen.has(value.name)) return [];
    seen.add(value.name);
    return [{ ...value, said: value.text }];
  });
}

/** The place of a value taken out, or nothing where there is none. */
export function takeOut<V extends Place>(sentence: Sentence, value: V | null): (V & { said: string }) | null {
  if (!value) return null;
  blank(sentence, value.start, value.end);
  return { ...value, said: sentence.whole.slice(value.start, value.end).trim() };
}

/** "mugs" → "mug", "boxes" → "box", "candies" → "candy"; words that end so by nature stay. */
export function singular(word: string): string {
  if (/(?:ss|us|is|pants|salts|beans|glasses|headphones|jeans|blocks)$/i.test(word) || word.length < 4)
    return word;
  if (/(?:hood|bean|cook|mov|ones)ies$/i.test(word)) return word.replace(/s$/i, '');
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(?:x|ch|sh|ss)es$/i.test(word)) return word.replace(/es$/i, '');
  if (/shelves$/i.test(word)) return word.replace(/ves$/i, 'f');
  return word.replace(/s$/i, '');
}
