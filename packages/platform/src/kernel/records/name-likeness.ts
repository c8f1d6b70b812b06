import { escapeLike } from './like-all.ts';
/** Words that tell nothing apart. */
const few = new Set(
  'a an the of for from with in on at and or to by our my your their its this that these those'.split(' '),
);

interface Word {
  stem: string;
  start: number;
  end: number;
}

const stemOf = (word: string) =>
  word.length > 3 ? word.replace(/(?<=(?:x|z|s|ch|sh))es$/, '').replace(/(?<=[^s])s$/, '') : word;

/** Telling words with their places, without the plural's s. A single letter ("Hanoi’s") tells nothing. */
function tellingWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const word = match[0].toLowerCase().normalize('NFKC');
    if (word.length < 2 || few.has(word)) return [];
    return [{ stem: stemOf(word), start: match.index, end: match.index + match[0].length }];
  });
}

export interface Likeness {
  /** The words that named it, as they were said. */
  matched: string;
  /** 1 said whole; from 0.7 a part with the noun beside ("the tote request"); below, the share of its words. */
  score: number;
}

const none: Likeness = { matched: '', score: 0 };

/**
 * How far words name something by its name. `noun` matches what such a thing is called ("request", "rfp"): with it said, a
 * part of the name is enough, and of a title the thing itself ("totes" of "Linen market totes") more than the rest.
 */
export function nameLikeness(name: string, words: string, noun: RegExp, telling: 'head' | 'first'): Likeness {
  const own = tellingWords(name);
  const stems = new Set(own.map(({ stem }) => stem));
  if (stems.size === 0) return none;
  const spoken = tellingWords(words);
  const hits = spoken.filter(({ stem }) => stems.has(stem));
  if (hits.length === 0) return none;
  const share = new Set(hits.map(({ stem }) => stem)).size / stems.size;
  const matched = longestRun(words, spoken, stems);
  if (share === 1) return { matched, score: words.toLowerCase().includes(name.toLowerCase()) ? 1 : 0.95 };
  if (!noun.test(words)) return { matched, score: 0.95 * share };
  const teller = telling === 'first' ? own[0] : headOf(name);
  const isTold = teller !== undefined && hits.some(({ stem }) => stem === teller.stem);
  return { matched, score: (isTold ? 0.72 : 0.55) + 0.2 * share };
}

/** The last word of the name before a comma or a preposition: what the thing is. */
function headOf(name: string): Word | undefined {
  return tellingWords(name.split(/[,:;(]|\s(?:for|with|of|in|from)\s/i)[0] ?? name).at(-1);
}

/** The longest row of words of the name, as it was said. */
function longestRun(words: string, spoken: readonly Word[], stems: ReadonlySet<string>): string {
  let best = '';
  let start: number | null = null;
  for (const word of spoken) {
    if (!stems.has(word.stem)) {
      start = null;
      continue;
    }
    start ??= word.start;
    const run = words.slice(start, word.end);
    if (run.length > best.length) best = run;
  }
  return best.toLowerCase();
}

/** Patterns that find names with any of the telling words of a message, for `like any`. At most 24. */
export const namePatterns = (words: string): string[] => [
  ...new Set(
    tellingWords(words)
      .slice(0, 24)
      .map(({ stem }) => `%${escapeLike(stem)}%`),
  ),
];
