import { z } from 'zod';
import { field, untrustedText } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { longestTag, mayAct, mayRead, mySupplierReads } from './entities.ts';
import { importState, listField } from './enums.ts';
import { countOf } from './say.ts';

/** In bytes, in rows, in characters of a cell. */
export const largestList = 10 * 1024 * 1024;
export const mostListRows = 50_000;

const columnName = () => z.string().max(200).optional();

/** Which column of the file is what, by its header; recognised when left out, '' for none. */
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

const listInput = {
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

export const checkSupplierList = declareOperation({
  name: 'check_supplier_list',
  area: 'sourcing',
  title: 'Check a supplier list',
  description:
    'Reads an attached CSV list of suppliers and says what importing it would do: which columns were recognised, how many are new, duplicates and bad rows. Writes nothing. Mailing a list is check_own_suppliers, orders are check_order_import.',
  examples: [
    'Check this supplier list before importing',
    'what is in this list of factories?',
    'are there duplicates in the attached supplier file?',
  ],
  input: z.object(listInput),
  output: supplierListCheck,
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/import-check' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input'],
  related: ['import_suppliers'],
  toModel: ({ columns: _c, sample: _s, problems, ...output }) => ({
    ...output,
    problems: problems.slice(0, 6).map(({ line, kind, message }) => ({ line, kind, message })),
  }),
  summary: (output) => {
    const parts = [
      output.merges > 0 ? `${countOf(output.merges, 'supplier')} you have would gain details` : '',
      output.alreadyThere > 0 ? `${output.alreadyThere} here already` : '',
      output.duplicatesInFile > 0 ? countOf(output.duplicatesInFile, 'duplicate') : '',
      output.badRows > 0 ? `${countOf(output.badRows, 'row')} that cannot be used` : '',
    ].filter(Boolean);
    return `${output.fileName} has ${countOf(output.rows, 'row')}: ${countOf(output.newSuppliers, 'new supplier')}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`;
  },
});

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

const importWords = (output: SupplierImport): string => {
  const skipped = output.skipped > 0 ? `, ${countOf(output.skipped, 'row')} skipped` : '';
  if (output.state === 'DONE')
    return `Imported ${countOf(output.added, 'supplier')} from ${output.fileName}${output.merged > 0 ? `, ${output.merged} merged` : ''}${skipped}.`;
  if (output.state === 'UNDONE') return `The import of ${output.fileName} was undone.`;
  if (output.state === 'FAILED')
    return `The import of ${output.fileName} failed: ${output.failure ?? 'nothing was written'}`;
  return output.state === 'RUNNING'
    ? `The import of ${output.fileName} is at ${output.progressPercent}%.`
    : `The import of ${countOf(output.rows, 'row')} from ${output.fileName} has started. Undo takes all of it back.`;
};
const shortImport = ({ problems, ...output }: SupplierImport) => ({
  ...output,
  problems: problems.slice(0, 6).map(({ line, kind, message }) => ({ line, kind, message })),
});

export const importSuppliers = declareOperation({
  name: 'import_suppliers',
  area: 'sourcing',
  title: 'Import a supplier list',
  description:
    'Imports an attached CSV list of suppliers into my suppliers: runs in the background, merges with those that are here, skips duplicates and bad rows and reports each. One undo takes the whole import back. To look first use check_supplier_list; to mail a list use email_own_suppliers; orders are import_orders.',
  examples: [
    'Import this list of suppliers',
    'add the factories in this file to my suppliers',
    'bring in my supplier list from the attached CSV',
    'import these suppliers and tag them trade fair',
  ],
  input: z.object({
    ...listInput,
    tag: field(z.string().trim().min(1).max(longestTag, 'A tag has at most 30 characters.'), {
      label: 'Tag',
      words: ['tag', 'label', 'tag them', 'tagged'],
    })
      .describe('A tag for all of them.')
      .optional(),
  }),
  output: supplierImport,
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/import-job', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input', 'conflict'],
  related: ['check_supplier_list', 'get_supplier_import', 'list_my_suppliers'],
  invalidates: [...mySupplierReads, 'get_supplier_import'],
  undoable: true,
  toModel: shortImport,
  summary: importWords,
});

export const getSupplierImport = declareOperation({
  name: 'get_supplier_import',
  area: 'sourcing',
  title: 'Result of a supplier import',
  description:
    'Says how far an import of suppliers is and what it added, merged and skipped with the reasons. The newest one when no id is given.',
  examples: [
    'Is the supplier import done?',
    'what did the last supplier import skip?',
    'how many suppliers did the import add?',
  ],
  input: z.object({ importId: field(z.uuid(), { ref: 'job', label: 'Import' }).optional() }),
  output: supplierImport,
  http: {
    method: 'GET',
    path: '/web/stores/me/suppliers/-/import-job/{importId}',
    aliases: [{ method: 'GET', path: '/web/stores/me/suppliers/-/import-job' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found'],
  related: ['import_suppliers', 'list_my_suppliers'],
  toModel: shortImport,
  summary: importWords,
});
