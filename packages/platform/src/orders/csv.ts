export { csvCell, csvLine } from '../kernel/data/csv.ts';

/** Minor units as a plain decimal: 4205 → "42.05". */
export function decimal(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const size = Math.abs(amountMinor);
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
