/** A sentence that is read piece by piece: what one rule took is blank for the next. */
export interface Sentence {
  /** As it was said. */
  whole: string;
  /** The same length; taken places are blank. */
  left: string;
}

export const sentenceOf = (said: string): Sentence => {
  const whole = said
    .normalize('NFKC')
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

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]');

/** Whole words, longest first, where each entry may be said in several ways. */
export function takeWords(
  sentence: Sentence,
  vocabulary: readonly { name: string; words: readonly string[] }[],
  keep: 'keep' | 'blank' = 'blank',
): { name: string; said: string; at: number }[] {
  const ways = vocabulary
    .flatMap(({ name, words }) => words.map((word) => ({ name, word })))
    .sort((a, b) => b.word.length - a.word.length);
  const scratch: Sentence = keep === 'keep' ? { ...sentence } : sentence;
  const found: { name: string; said: string; at: number }[] = [];
  for (const { name, word } of ways) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu');
    for (let match = pattern.exec(scratch.left); match; match = pattern.exec(scratch.left)) {
      found.push({ name, said: match[0], at: match.index });
      blank(scratch, match.index, match.index + match[0].length);
    }
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ name }) => !seen.has(name) && seen.add(name) !== undefined);
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

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A figure as people write it: "1,200", "2k", "2.5k", "1 200". */
export function figure(said: string): number {
  const match = /^(\d[\d,. ]*?)\s*(k|m|thousand|million)?$/i.exec(said.trim());
  if (!match) return Number.NaN;
  const number = Number((match[1] ?? '').replace(/[ ,](?=\d{3}(?!\d))/g, '').replaceAll(',', '.'));
  const unit = (match[2] ?? '').toLowerCase();
  return number * (unit.startsWith('k') || unit === 'thousand' ? 1000 : unit.startsWith('m') ? 1_000_000 : 1);
}
