import { formatMoney } from '../../kernel/money.ts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "March 1, 2027" of a day or an ISO instant, in UTC. */
export const dayWords = (day: string): string => format.format(new Date(day));

/** "a, b and c". */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "1 quote", "3 quotes". */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

export const money = formatMoney;
