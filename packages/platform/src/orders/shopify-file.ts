import { OperationError } from '@brandwright/contract';
import { decodeText, parseRecords } from '../kernel/data/csv-file.ts';

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
  const { text } = decodeText(bytes);
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const delimiter = [',', ';', '\t'].find((sign) => firstLine.split(sign).length > 3) ?? ',';
  const [header, ...records] = parseRecords(text, {
    delimiter,
    linesBefore: 0,
    mostCharacters: 1_000_000,
    whenBroken: (fault) => `${fault.replace(/\.?$/, '.')} Export it again.`,
  });
  const columns = (header?.values ?? []).map((name) => name.trim().toLowerCase());
  const missing = neededColumns.filter((name) => !columns.includes(name.toLowerCase()));
  if (missing.length > 0) {
    throw new OperationError(
      'unsupported_file',
      `This isn’t Shopify’s order export: the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. In Shopify choose Orders, Export, CSV for spreadsheet programs.`,
    );
  }
  if (records.length > mostRows)
    throw new OperationError(
      'too_large',
      `The file has more than ${mostRows.toLocaleString('en-US')} rows. Export fewer orders at a time.`,
    );
  return records.map(({ values, line }) => ({
    line,
    get: (column) => cleaned(values[columns.indexOf(column.toLowerCase())] ?? ''),
  }));
}

/** Without control characters (the database takes no NUL), and without the apostrophe that keeps "'97205" text. */
function cleaned(value: string): string {
  // eslint-disable-next-line no-control-regex
  return value
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .trim()
    .replace(/^'(?=[\d=+\-@])/, '');
}
