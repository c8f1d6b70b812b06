/**
 * One value of a CSV file. Text that a spreadsheet would take for a formula (it starts with =, +, -, @, a tab or a
 * line break, as OWASP’s page on CSV injection lists) is kept text by a leading apostrophe. Numbers stay numbers. Ours,
 * because csv-stringify (`escape_formulas`) makes text of negative amounts.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) && !/^-?\d+\.\d\d$/.test(value);
  const safe = formula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a CSV file (RFC 4180), each ended by CR LF. */
export const csvLine = (values: readonly (string | number | null)[]) =>
  `${values.map(csvCell).join(',')}\r\n`;

/** Minor units as a plain decimal: 4205 → "42.05". */
export function decimal(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const size = Math.abs(amountMinor);
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
