import { count, dayWords, listWords as joinWords } from '../kernel/words.ts';
import { formatMoney } from '../kernel/money.ts';

export { count, dayWords };

/** "Ceramic mug, Linen tote and 2 more": never just one more, which could be named as well. */
export const listWords = (items: readonly string[], shown = 3): string =>
  joinWords(items, items.length <= shown ? shown : shown - 1);

/** A code such as ON_HOLD as words: "on hold". */
export const codeWords = (code: string) => code.toLowerCase().replaceAll('_', ' ');

export const money = formatMoney;

/** The end of a sentence: " on November 3, 2026", " from … to …", " since …", or nothing. Both days count. */
export function periodWords(from: string | null, to: string | null): string {
  if (from !== null && from === to) return ` on ${dayWords(from)}`;
  if (from !== null && to !== null) return ` from ${dayWords(from)} to ${dayWords(to)}`;
  if (from !== null) return ` since ${dayWords(from)}`;
  return to === null ? '' : ` up to ${dayWords(to)}`;
}
