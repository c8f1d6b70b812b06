import { OperationError } from '@brandwright/contract';
import { CsvError, parse } from 'csv-parse/sync';

/** A row of the file by its column names; a missing or empty value is ''. */
export interface FileRow {
  /** Line on which the row begins, the header being line 1. */
  line: number;
  get(column: string): string;
}

/** Columns without which a file is not Shopify's order export (help.shopify.com, "Exporting orders"). */
const neededColumns = ['Name', 'Lineitem quantity', 'Lineitem name', 'Lineitem price'];

/** In bytes, and in rows. */
const largestFile = 25 * 1024 * 1024;
const mostRows = 60_000;

/**
 * Reads Shopify's order export: UTF-8 (with or without byte order mark), UTF-16 or Windows-1252; commas, semicolons or
 * tabs, as spreadsheets save it again. Errors: too_large, unsupported_file.
 */
export function readShopifyFile(bytes: Uint8Array): FileRow[] {
  if (bytes.length > largestFile)
    throw new OperationError('too_large', 'The file is larger than 25 MB. Export fewer orders at a time.');
  const text = decode(bytes);
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const delimiter = [',', ';', '\t'].find((sign) => firstLine.split(sign).length > 3) ?? ',';
  const [header, ...records] = parseRecords(text, delimiter);
  const columns = (header?.record ?? []).map((name) => name.trim().toLowerCase());
  const missing = neededColumns.filter((name) => !columns.includes(name.toLowerCase()));
  if (missing.length > 0) {
    throw new OperationError(
      'unsupported_file',
      `This is not Shopify's order export: the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. In Shopify choose Orders, Export, CSV for spreadsheet programs.`,
    );
  }
  if (records.length > mostRows)
    throw new OperationError(
      'too_large',
      `The file has more than ${mostRows.toLocaleString('en-US')} rows. Export fewer orders at a time.`,
    );
  return records.map(({ record, line }) => ({
    line,
    get: (column) => cleaned(record[columns.indexOf(column.toLowerCase())] ?? ''),
  }));
}

interface Parsed {
  record: string[];
  line: number;
}

function parseRecords(text: string, delimiter: string): Parsed[] {
  try {
    const found = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 1_000_000,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // `lines` is where a record ends; it begins after the line breaks inside its own values.
    return found.map(({ record, info }) => ({ record, line: info.lines - lineBreaksIn(record) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
    throw new OperationError(
      'unsupported_file',
      `The file cannot be read as CSV${line}: ${error.message.replace(/\.?$/, '.')} Export it again.`,
    );
  }
}

const lineBreaksIn = (record: string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Without control characters (the database takes no NUL), and without the apostrophe that keeps "'97205" text. */
function cleaned(value: string): string {
  // eslint-disable-next-line no-control-regex
  return value
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim()
    .replace(/^'(?=[\d=+\-@])/, '');
}
