import type { RecordKind } from '@brandwright/contract';
import type { RecordFinder } from '../area.ts';
import type { Context } from '../request/context.ts';
import { nameLikeness, namePatterns } from './name-likeness.ts';
import type { RecordCandidate } from './record-candidate.ts';

/** The likeliest few, by name where they are alike. */
export const likeliest = (
  found: readonly RecordCandidate[],
  { least, most }: { least: number; most: number },
): RecordCandidate[] =>
  found
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.label.localeCompare(b.label))
    .slice(0, most);

/** How records of a kind are found by their name in someone's words. */
export interface NameFinder<Row extends { id: string }> {
  kind: RecordKind;
  /** Rows whose name holds any of the patterns, newest first. */
  rows(context: Context, patterns: string[]): Promise<readonly Row[]>;
  nameOf(row: Row): string;
  labelOf(row: Row): string;
  /** What such a thing is called: beside it a part of a name is enough. */
  noun: RegExp;
  /** Which word of a name tells most: the first of a company's, the head of a title. */
  telling: 'head' | 'first';
  /** Taken off the likeness of what is over or put away, so that of two alike the other is meant. */
  lessFor?(row: Row): number;
  /** Words without which it is not asked at all. */
  onlyWith?: RegExp;
  least?: number;
  most?: number;
}

/** Finds records whose name, or the telling part of it, stands in the words. */
export function declareNameFinder<Row extends { id: string }>(finder: NameFinder<Row>): RecordFinder {
  const { kind, noun, telling, onlyWith, least = 0.3, most = 6 } = finder;
  return {
    kind,
    async find(context, words) {
      const patterns = namePatterns(words);
      if (patterns.length === 0 || (onlyWith && !onlyWith.test(words))) return [];
      const rows = await finder.rows(context, patterns);
      const found = rows.map((row): RecordCandidate => {
        const { matched, score } = nameLikeness(finder.nameOf(row), words, noun, telling);
        return {
          kind,
          value: row.id,
          id: row.id,
          label: finder.labelOf(row),
          matched,
          score: score - (finder.lessFor?.(row) ?? 0),
        };
      });
      return likeliest(found, { least, most });
    },
  };
}
