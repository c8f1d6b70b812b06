import { OperationError } from '@brandwright/contract';
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  values: string[];
}

export interface CsvFile {
  records: CsvRecord[];
  /** As people call it: "UTF-8", "Windows-1252". */
  encoding: string;
  delimiter: string;
}

export interface CsvLimits {
  /** In bytes. */
  largestFile: number;
  /** Records, a header not counted apart. */
  mostRecords: number;
}

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads a CSV file as it is found in the wild: UTF-8, UTF-16, GB 18030 or Windows-1252; commas, semicolons, tabs or bars;
 * quotes that are not closed properly; records of unequal length; Excel's first line `sep=;`. Values come as they are,
 * without control characters. Errors: too_large, unsupported_file.
 */
export function readCsvFile(bytes: Uint8Array, limits: CsvLimits): CsvFile {
  if (bytes.length > limits.largestFile) {
    throw new OperationError(
      'too_large',
      `The file is larger than ${Math.floor(limits.largestFile / 1024 / 1024)} MB. Split it and import the parts.`,
    );
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new OperationError(
      'unsupported_file',
      'This is a workbook, not a CSV file. In the spreadsheet choose File, Save as, CSV, and attach that.',
    );
  const { text, encoding } = decodeText(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = said?.[1] ?? likeliestDelimiter(text);
  const found = parseRecords(said ? text.slice(said[0].length) : text, {
    delimiter,
    linesBefore: said ? 1 : 0,
    mostCharacters: 4_000_000,
    whenBroken: () => 'a quotation mark is never closed, or this isn’t a table. Save it as CSV again.',
  }).map(({ line, values }) => ({ line, values: values.map(withoutControls) }));
  if (found.length > limits.mostRecords + 1) {
    throw new OperationError(
      'too_large',
      `The file has more than ${limits.mostRecords.toLocaleString('en-US')} rows. Split it and import the parts.`,
    );
  }
  return { records: found, encoding, delimiter };
}

export interface CsvText {
  delimiter: string;
  /** Lines of the file before the text. */
  linesBefore: number;
  /** The longest record. */
  mostCharacters: number;
  /** The end of the refusal, from what the reader says is wrong. */
  whenBroken(fault: string): string;
}

/** Records of a text, with their lines. Errors: unsupported_file. */
export function parseRecords(
  text: string,
  { delimiter, linesBefore, mostCharacters, whenBroken }: CsvText,
): CsvRecord[] {
  try {
    const found = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: mostCharacters,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // `lines` is where a record ends; it begins after the line breaks inside its own values.
    return found.map(({ record, info }) => ({
      line: linesBefore + info.lines - lineBreaksIn(record),
      values: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
    throw new OperationError(
      'unsupported_file',
      `The file can’t be read as CSV${line}: ${whenBroken(error.message)}`,
    );
  }
}

const lineBreaksIn = (record: readonly string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** Line breaks and tabs stay; the database takes no NUL, and nobody can see the others. */
const withoutControls = (value: string) =>
  // eslint-disable-next-line no-control-regex
  value.replace(
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g,
    '',
  );

/** The sign that cuts the first lines into the same number of values, most of them winning. */
function likeliestDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .slice(0, 20)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const scored = delimiters.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const first = counts[0] ?? 0;
    const like = counts.filter((count) => count === first).length;
    return { sign, score: first === 0 ? 0 : first * 0.1 + like / Math.max(1, lines.length) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign;
}

/** The text of a file, in the encoding that its bytes speak for. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const as = (label: string, encoding: string) => ({ text: new TextDecoder(label).decode(bytes), encoding });
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return as('utf-16le', 'UTF-16');
  if (first === 0xfe && second === 0xff) return as('utf-16be', 'UTF-16');
  const zeros = zeroBytes(bytes);
  if (zeros.odd > 0.3 && zeros.even < 0.05) return as('utf-16le', 'UTF-16');
  if (zeros.even > 0.3 && zeros.odd < 0.05) return as('utf-16be', 'UTF-16');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return looksChinese(bytes) ? as('gb18030', 'GB 18030') : as('windows-1252', 'Windows-1252');
  }
}

/** Share of zeros on even and on odd places: UTF-16 without its mark. */
function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const seen = bytes.subarray(0, 4000);
  let even = 0;
  let odd = 0;
  for (const [at, byte] of seen.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = Math.max(1, seen.length / 2);
  return { even: even / half, odd: odd / half };
}

/** Chinese characters are pairs of high bytes; an accented letter among Latin ones stands alone. */
function looksChinese(bytes: Uint8Array): boolean {
  let paired = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x81) continue;
    if ((bytes[at + 1] ?? 0) >= 0xa1) {
      paired += 1;
      at += 1;
    } else alone += 1;
  }
  return paired > 4 * alone;
}
