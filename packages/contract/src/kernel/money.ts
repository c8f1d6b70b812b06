/** ISO 4217 code; the product trades in USD with two decimals (brand-kit document §9). */
export type Currency = 'USD';

const formatters = new Map<string, Intl.NumberFormat>();

/** `formatMoney(4200)` → "$42.00". Amount in minor units. */
export function formatMoney(amountMinor: number, currency: string = 'USD'): string {
  let formatter = formatters.get(currency);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formatters.set(currency, formatter);
  }
  return formatter.format(amountMinor / 100);
}

/**
 * Compact numbers: 1,000 shows 1.0k, 10,000 and above rounded k, 1 million shows m (brand-kit document §9). What rounds up
 * to the next step is shown as it: 9,960 as 10k, 999,600 as 1m.
 */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  if (size >= 999_500) return `${trim(value / 1_000_000)}m`;
  if (size >= 9950) return `${Math.round(value / 1000)}k`;
  if (size >= 1000) return `${(value / 1000).toFixed(1)}k`;
  return String(value);
}

const trim = (value: number) => value.toFixed(1).replace(/\.0$/, '');
