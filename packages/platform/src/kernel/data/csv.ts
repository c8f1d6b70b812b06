/**
 * Text that a spreadsheet would take for a formula (it starts with =, +, -, @, a tab or a line break, as OWASP’s page on CSV
 * injection lists), kept text by a leading apostrophe.
 */
export const withoutFormula = (value: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) && !/^-?\d+\.\d\d$/.test(value) ? `'${value}` : value;

const quoted = (value: string) =>
  /[",\r\n]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * One value of a CSV file that people open: no text in it is a formula. Numbers stay numbers. Ours, because csv-stringify
 * (`escape_formulas`) makes text of negative amounts.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return quoted(withoutFormula(value));
}

/** Lines of a CSV file (RFC 4180), each ended by CR LF. */
export const csvLine = (values: readonly (string | number | null)[]) =>
  `${values.map(csvCell).join(',')}\r\n`;

// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;

/** A line of a CSV file that a machine reads (RFC 4180): values as they are, but for line breaks and other controls, taken out. */
export const exactCsvLine = (values: readonly (string | null)[]) =>
  `${values.map((value) => quoted((value ?? '').replaceAll(controls, ''))).join(',')}\r\n`;

/** Minor units as a plain decimal: 4205 → "42.05". */
export function decimal(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const size = Math.abs(amountMinor);
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
