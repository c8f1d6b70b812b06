import { withNegation } from './negation.ts';
import type { Place } from './value.ts';

/** A term of a table as it stands in a text. */
export interface Term extends Place {
  /** The table's name for it. */
  name: string;
  /** "no plastic", "plastic-free". */
  negated: boolean;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ -]/g, '[ -]');

/** A reader of whole words by a table of names and how each is said; longer ways win over those that they hold. */
export function termReader(
  table: readonly { name: string; words: readonly string[] }[],
): (text: string) => Term[] {
  const names = new Map(
    table.flatMap(({ name, words }) => words.map((word) => [word.toLowerCase().replaceAll('-', ' '), name])),
  );
  const ways = table
    .flatMap(({ words }) => words)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ways.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    withNegation(
      text,
      [...text.matchAll(pattern)].flatMap((match) => {
        const name = names.get(match[0].toLowerCase().replaceAll('-', ' '));
        const start = match.index;
        return name === undefined ? [] : [{ name, text: match[0], start, end: start + match[0].length }];
      }),
    );
}
