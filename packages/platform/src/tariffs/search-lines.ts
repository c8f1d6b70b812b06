import type { ScheduleLine } from './import/read-schedule.ts';

/** Plain stem: "lamps" and "lamp" are one word. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=[a-z]{3})(?:es|s)$/, '');

/** Lines that are searched: those whose part of the schedule passes, and how many there are in all. */
interface SearchedLines {
  holding: (passes: (text: string) => boolean) => Iterable<ScheduleLine>;
  count: number;
}

/**
 * Lines whose descriptions hold more than half of the words, best first: rare words weigh more, and so do those in the
 * line's own last words. Thousands of lines are read through in some milliseconds, so nothing is indexed.
 */
export function searchLines(lines: SearchedLines, words: readonly string[], limit: number): ScheduleLine[] {
  const stems = [...new Set(words.map(stemOf))].filter((stem) => stem.length > 2);
  if (stems.length === 0) return [];
  const patterns = stems.map(
    (stem) => new RegExp(`\\b${stem.replaceAll(/[^a-z0-9]/g, '.')}(?:s|es)?\\b`, 'i'),
  );
  const holds = (text: string) => patterns.some((pattern) => pattern.test(text));
  const hits = Array.from(lines.holding(holds)).flatMap((line) => {
    const held = patterns.map((pattern) => pattern.test(line.fullDescription));
    return held.includes(true) ? [{ line, held }] : [];
  });
  const weights = stems.map((_stem, at) => {
    const uses = hits.filter(({ held }) => held[at]).length;
    return uses === 0 ? 0 : Math.log(1 + lines.count / uses);
  });
  const scoreOf = ({ line, held }: (typeof hits)[number]) => {
    const weight = held.reduce((sum, has, at) => sum + (has ? (weights[at] ?? 0) : 0), 0);
    return weight - Math.log(line.fullDescription.length) / 4;
  };
  return hits
    .filter(({ held }) => held.filter(Boolean).length * 2 > stems.length)
    .map((hit) => ({ line: hit.line, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score || (a.line.digits < b.line.digits ? -1 : 1))
    .slice(0, limit)
    .map(({ line }) => line);
}
