import { OperationError } from '@brandwright/contract';
import { mostListRows } from '@brandwright/contract/sourcing/outreach/entities.ts';
import type { ListRowReport } from '@brandwright/contract/sourcing/outreach/own-list.ts';
import { emailAddress } from '@brandwright/contract/store/entities.ts';
import { readCsvFile, type CsvRecord } from '../../../kernel/data/csv-file.ts';
import { readColumns } from './columns.ts';

/** A list as it was read, row by row. */
export interface MailingList {
  columns: { column: string; as: string }[];
  encoding: string | null;
  rows: ListRowReport[];
}

/** 2 MB; far more than 500 rows need. */
const largestFile = 2 * 1024 * 1024;

/** A row before it is judged; the header is line 1. */
export interface ListRow {
  line: number;
  name: string;
  email: string;
}

/**
 * Reads a CSV of suppliers: any usual encoding and delimiter, headers in many spellings, or none when a column holds
 * addresses. Errors: unsupported_file, too_large.
 */
export function readListFile(bytes: Uint8Array): MailingList {
  // Empty lines and rows beyond the limit are told apart below, so more are read than may be sent to.
  const { records, encoding } = readCsvFile(bytes, { largestFile, mostRecords: 20 * mostListRows });
  const [first] = records;
  if (!first)
    throw new OperationError(
      'unsupported_file',
      'The file is empty. Attach a list with names and addresses.',
    );
  const named = readColumns(first.values);
  const hasHeader = named.email !== undefined || !first.values.some(looksLikeAddress);
  const email = named.email ?? columnOfAddresses(hasHeader ? records.slice(1) : records);
  if (email === undefined)
    throw new OperationError(
      'unsupported_file',
      'No column in the file has email addresses. Name one "Email", and the one with names "Name".',
    );
  const name = named.name ?? (hasHeader ? undefined : first.values.findIndex((_value, at) => at !== email));
  const body = hasHeader ? records.slice(1) : records;
  const columns = hasHeader
    ? [
        ...(name === undefined ? [] : [{ column: first.values[name] ?? '', as: 'name' }]),
        { column: first.values[email] ?? '', as: 'email' },
      ]
    : [];
  const rows = body.map(({ line, values }) => ({
    line,
    name: name === undefined ? '' : cleaned(values[name] ?? ''),
    email: cleaned(values[email] ?? ''),
  }));
  return { columns, encoding, rows: judgeRows(rows) };
}

const looksLikeAddress = (value: string) => /\S@\S+\.\S/.test(value);

/** Where the header says nothing: the column with most addresses. */
function columnOfAddresses(records: readonly CsvRecord[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { values } of records)
    for (const [at, value] of values.entries())
      if (looksLikeAddress(value)) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Says of each row whether it can be sent to, and why not. At most 500 rows; the first of an address counts. */
export function judgeRows(rows: readonly ListRow[]): ListRowReport[] {
  if (rows.length === 0)
    throw new OperationError(
      'unsupported_file',
      'The list has no rows, only a header. Add the suppliers to it.',
    );
  if (rows.length > mostListRows)
    throw new OperationError(
      'too_large',
      `The list has ${rows.length.toLocaleString('en-US')} rows; at most ${mostListRows} can be emailed at once. Split it.`,
    );
  const firstLine = new Map<string, number>();
  return rows.map(({ line, name, email }) => {
    const address = addressIn(email);
    const label = name === '' ? nameOfAddress(address ?? email) : name;
    const report = (state: ListRowReport['state'], reason: string | null): ListRowReport => ({
      line,
      name: label,
      email: address ?? email.slice(0, 320),
      state,
      reason,
    });
    if (email === '') return report('NO_ADDRESS', 'it has no address');
    if (isFormula(email) || isFormula(name)) return report('INVALID', 'it contains a formula, not words');
    if (address === null) return report('INVALID', `"${email.slice(0, 80)}" isn’t an email address`);
    const earlier = firstLine.get(address);
    if (earlier !== undefined) return report('DUPLICATE', `the same address as line ${earlier}`);
    firstLine.set(address, line);
    return report('READY', null);
  });
}

/** The address of a cell: `Maya <maya@example.com>`, `mailto:`, of several the first. Null when there is none. */
function addressIn(cell: string): string | null {
  const inBrackets = /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
  const [first = ''] = inBrackets.replace(/^mailto:/i, '').split(/[;,/\s]+(?=\S+@)/);
  const read = emailAddress.safeParse(first);
  // Signs that a header line of a mail could be made of are refused by the mail provider too.
  return read.success && !/[<>(),;:"\\]/.test(read.data) ? read.data : null;
}

/** Where no name is given, what stands before the top level of the address: "info@lume.pt" → "lume". */
const nameOfAddress = (email: string) => email.split('@').at(-1)?.split('.')[0] ?? '';

/** A cell that a spreadsheet would reckon; +49 … is a telephone number and no formula. */
const isFormula = (value: string) => /^\s*(?:[=＝@＠]|[+\-＋－](?![\d\s(]))/.test(value);

/** One line, without the apostrophe that keeps a value text. */
const cleaned = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[\d=+\-@])/, '')
    .slice(0, 500);
