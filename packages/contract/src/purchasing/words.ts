import { listWords, money } from '../orders/words.ts';
import type { OwedSum } from './entities.ts';

/** What is owed, with further currencies apart. */
export type Owed = OwedSum & { otherCurrencies: readonly OwedSum[] };

const mostCurrencies = 9;

const inEach = (owed: Owed, amount: 'owedMinor' | 'overdueMinor'): string =>
  listWords(
    [owed, ...owed.otherCurrencies]
      .filter((sum) => sum[amount] > 0)
      .map((sum) => money(sum[amount], sum.currency)),
    mostCurrencies,
  ) || money(0, owed.currency);

/** "$600.00 and €200.00": amounts of different currencies are said one beside the other. */
export const owedWords = (owed: Owed): string => inEach(owed, 'owedMinor');

/** The same of what is overdue. */
export const overdueWords = (owed: Owed): string => inEach(owed, 'overdueMinor');
