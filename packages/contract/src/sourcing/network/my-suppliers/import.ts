import { z } from 'zod';
import { field, untrustedText } from '../../../kernel/fields.ts';
import { importState, listField } from './enums.ts';
import { countOf } from './say.ts';

/** In bytes, in rows, in characters of a cell. */
export const largestList = 10 * 1024 * 1024;

export const mostListRows = 50_000;

const columnName = () => z.string().max(200).optional();

/** Which column of the file is what, by its header; recognized when left out, '' for none. */
const columnInput = {
  nameColumn: columnName(),
  countryColumn: columnName(),
  addressColumn: columnName(),
  cityColumn: columnName(),
  sectorColumn: columnName(),
  emailColumn: columnName(),
  websiteColumn: columnName(),
  phoneNumberColumn: columnName(),
  tagsColumn: columnName(),
};

export const listInput = {
  fileId: field(z.uuid(), {
    ref: 'file',
    words: ['file', 'list', 'attached', 'csv', 'spreadsheet'],
    question: 'Please attach the list of suppliers as a CSV file.',
    label: 'File',
  }),
  ...columnInput,
};

export const rowProblem = z.object({
  /** Line of the file, the header being 1. */
  line: z.int(),
  name: untrustedText().nullable(),
  /** SKIPPED: the row is left out; NOTED: it comes in, with something put right or left open. */
  kind: z.enum(['SKIPPED', 'NOTED']),
  message: z.string(),
});

export type RowProblem = z.output<typeof rowProblem>;

/** What a list holds, before anything is written. */
export const supplierListCheck = z.object({
  fileId: field(z.uuid(), { ref: 'file' }),
  fileName: z.string(),
  /** As it was read: "UTF-8", "Windows-1252". */
  encoding: z.string(),
  delimiter: z.string(),
  hasHeader: z.boolean(),
  rows: z.int(),
  columns: z.array(
    z.object({ header: untrustedText(), field: listField.nullable(), sample: untrustedText() }),
  ),
  /** The first rows as they would come in. */
  sample: z.array(
    z.object({
      line: z.int(),
      name: untrustedText(),
      country: z.string().nullable(),
      address: untrustedText().nullable(),
      sector: untrustedText().nullable(),
      email: untrustedText().nullable(),
      state: z.enum(['NEW', 'MERGE', 'SAME', 'SKIPPED']),
    }),
  ),
  newSuppliers: z.int(),
  /** Suppliers that are here already and would gain what they lack. */
  merges: z.int(),
  /** Rows that are here already and bring nothing new. */
  alreadyThere: z.int(),
  duplicatesInFile: z.int(),
  badRows: z.int(),
  problems: z.array(rowProblem),
  moreProblems: z.int(),
  countries: z.array(z.object({ country: z.string(), countryName: z.string(), count: z.int() })),
});

export type SupplierListCheck = z.output<typeof supplierListCheck>;

/** An import with its report. */
export const supplierImport = z.object({
  importId: field(z.uuid(), { ref: 'job' }),
  fileName: z.string(),
  state: importState,
  progressPercent: z.int(),
  rows: z.int(),
  added: z.int(),
  merged: z.int(),
  /** Duplicates of the file, suppliers that were here already, and bad rows. */
  skipped: z.int(),
  /** Each skipped or corrected row with the reason. */
  problems: z.array(rowProblem),
  moreProblems: z.int(),
  tag: z.string().nullable(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export type SupplierImport = z.output<typeof supplierImport>;

export const importWords = (output: SupplierImport): string => {
  const skipped = output.skipped > 0 ? `, ${countOf(output.skipped, 'row')} skipped` : '';
  if (output.state === 'DONE')
    return `Imported ${countOf(output.added, 'supplier')} from ${output.fileName}${output.merged > 0 ? `, ${output.merged} updated` : ''}${skipped}.`;
  if (output.state === 'UNDONE') return `The import of ${output.fileName} was undone.`;
  if (output.state === 'FAILED')
    return `The import of ${output.fileName} failed: ${output.failure ?? 'nothing was written'}`;
  return output.state === 'RUNNING'
    ? `The import of ${output.fileName} is at ${output.progressPercent}%.`
    : `The import of ${countOf(output.rows, 'row')} from ${output.fileName} has started. You can undo all of it.`;
};

export const shortImport = ({ problems, ...output }: SupplierImport) => ({
  ...output,
  problems: problems.slice(0, 6).map(({ line, kind, message }) => ({ line, kind, message })),
});
