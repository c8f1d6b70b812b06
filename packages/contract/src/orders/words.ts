import { formatMoney } from '../kernel/money.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 2, 2026" of an ISO instant or day, in UTC. */
export function dayWords(instant: string): string {
  const at = new Date(instant);
  return `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** `count(1, 'order')` → "1 order"; `count(3, 'order')` → "3 orders". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** "Ceramic mug, Linen tote and 2 more". */
export function listWords(items: readonly string[], shown = 3): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length <= shown) return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
  return `${items.slice(0, shown - 1).join(', ')} and ${items.length - shown + 1} more`;
}

/** A code such as ON_HOLD as words: "on hold". */
export const codeWords = (code: string) => code.toLowerCase().replaceAll('_', ' ');

export const money = formatMoney;
