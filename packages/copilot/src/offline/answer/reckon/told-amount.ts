import type { Amount } from './amount.ts';

const result =
  /= (?<sign>[$€£¥]?)(?<figure>-?[\d,]+(?:\.\d+)?)(?<percent>%?)(?: (?<unit>[\p{L} ]+?))?(?=[.;,)]|$| \()/gu;
const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

/** What the answer before came to, where it worked something out: the figure behind its last "=". */
export function toldAmount(answered: string): Amount | null {
  const [first = ''] = answered.split('\n');
  const groups = [...first.matchAll(result)].at(-1)?.groups;
  const value = Number((groups?.['figure'] ?? '').replaceAll(',', ''));
  if (!groups || !Number.isFinite(value) || value === 0) return null;
  const currency = currencies[groups['sign'] ?? ''];
  if (currency) return { value: Math.round(value * 100), unit: 'money', of: currency, name: '' };
  if (groups['percent']) return { value, unit: 'percent', of: '', name: '' };
  return { value, unit: 'count', of: '', name: '' };
}
