import { z } from 'zod';
import { amountMinor, day, field, untrustedText } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { orderJobStatus, orderOrigin, originWords } from './enums.ts';
import { mayManage, mayRead, orderReads } from './order-ref.ts';
import { count, dayWords, money } from './words.ts';

export const orderExport = z.object({
  id: field(z.uuid(), { ref: 'job' }),
  status: orderJobStatus,
  progressPercent: z.int(),
  placedFrom: z.iso.date().nullable(),
  placedTo: z.iso.date().nullable(),
  /** Orders in the file so far. */
  orders: z.int(),
  fileId: field(z.uuid(), { ref: 'file' }).nullable(),
  fileName: z.string().nullable(),
  /** Where the file is served once DONE. */
  url: z.string().nullable(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type OrderExport = z.output<typeof orderExport>;

const exportSummary = (output: OrderExport) => {
  if (output.status === 'DONE')
    return `The financial export is ready: ${count(output.orders, 'order')} in ${output.fileName}.`;
  if (output.status === 'FAILED') return `The financial export failed: ${output.failure}`;
  return output.status === 'RUNNING'
    ? `The financial export is at ${output.progressPercent}%.`
    : 'The financial export has started; the file will be ready shortly.';
};

export const startFinancialExport = declareOperation({
  name: 'start_financial_export',
  area: 'orders',
  title: 'Export the financials of orders',
  description:
    'Starts writing a CSV file with the money of each order (subtotal, discount, shipping, tax, total, captured, refunded, net), for a span of days or all. ' +
    'Runs in the background; get_order_export says how far it is and where the file is.',
  examples: [
    'Export the financials of last month',
    'I need a CSV of all order figures for my accountant',
    'Start a financial export since January',
  ],
  input: z.object({
    placedFrom: day({ sense: 'date_from', words: ['from', 'since', 'for', 'of'], label: 'From' }).optional(),
    placedTo: day({ sense: 'date_to', words: ['to', 'until', 'up to'], label: 'To' }).optional(),
    origin: field(orderOrigin, {
      words: ['origin', 'channel'],
      valueWords: originWords,
      label: 'Origin',
    }).optional(),
  }),
  output: orderExport,
  http: { method: 'POST', path: '/web/orders/-/financial-export-job', status: 202 },
  access: mayManage,
  effect: 'write',
  card: 'order_export',
  offered: true,
  errors: [],
  related: ['get_order_export'],
  invalidates: ['get_order_export'],
  summary: (output) => {
    const span =
      output.placedFrom || output.placedTo
        ? ` It covers ${output.placedFrom ? `from ${dayWords(output.placedFrom)}` : 'the first order'} to ${output.placedTo ? dayWords(output.placedTo) : 'today'}.`
        : '';
    return exportSummary(output) + span;
  },
});

export const getOrderExport = declareOperation({
  name: 'get_order_export',
  area: 'orders',
  title: 'How far an export is',
  description:
    'Says how far a financial export is and where its file is. The newest one when no id is given.',
  examples: ['Is my export ready?', 'How far is the financial export?', 'Download the financial export'],
  input: z.object({ id: field(z.uuid(), { ref: 'job', label: 'Export' }).optional() }),
  output: orderExport,
  http: {
    method: 'GET',
    path: '/web/orders/-/financial-export-job/{id}',
    aliases: [{ method: 'GET', path: '/web/orders/-/financial-export-job' }],
  },
  access: mayManage,
  effect: 'read',
  card: 'order_export',
  offered: true,
  errors: ['not_found'],
  related: ['start_financial_export'],
  summary: exportSummary,
});

const badRow = z.object({
  /** Line of the file, the header being 1. */
  line: z.int(),
  /** The order it belongs to, as the file names it. */
  order: untrustedText().nullable(),
  column: z.string().nullable(),
  message: z.string(),
  /** What stood there. */
  value: untrustedText().nullable(),
});

/** What a Shopify export file holds, before anything is written. */
export const orderImportCheck = z.object({
  fileId: field(z.uuid(), { ref: 'file' }),
  fileName: z.string(),
  lines: z.int(),
  /** Orders that are good and new. */
  newOrders: z.int(),
  /** Orders that were imported before and would be skipped. */
  alreadyImported: z.int(),
  /** Orders with at least one bad row. */
  badOrders: z.int(),
  badRows: z.array(badRow),
  /** Bad rows beyond those listed. */
  moreBadRows: z.int(),
  worthMinor: amountMinor(),
  currency: z.string(),
  firstPlacedAt: z.string().nullable(),
  lastPlacedAt: z.string().nullable(),
});
export type OrderImportCheck = z.output<typeof orderImportCheck>;

const whichFile = field(z.uuid(), {
  ref: 'file',
  words: ['file', 'attached', 'this', 'these', 'export'],
  question: "Please attach Shopify's order export (CSV).",
  label: 'File',
});

export const checkOrderImport = declareOperation({
  name: 'check_order_import',
  area: 'orders',
  title: 'Check an order file',
  description:
    'Reads an attached Shopify order export (CSV) and says what importing it would do, with every bad line. Writes nothing.',
  examples: [
    'Check this order file before importing',
    'Is there anything wrong with this export?',
    'What would importing this file do?',
  ],
  input: z.object({ fileId: whichFile }),
  output: orderImportCheck,
  http: { method: 'POST', path: '/web/orders/-/import-check' },
  access: mayRead,
  effect: 'read',
  card: 'order_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large'],
  related: ['import_orders'],
  summary: (output) => {
    const bad =
      output.badOrders > 0
        ? ` ${count(output.badOrders, 'order')} cannot be imported: ${output.badRows
            .slice(0, 3)
            .map((row) => `line ${row.line}, ${row.message}`)
            .join('; ')}${output.badRows.length + output.moreBadRows > 3 ? ' and more' : ''}.`
        : '';
    const known =
      output.alreadyImported > 0
        ? ` ${count(output.alreadyImported, 'order')} are here already and would be skipped.`
        : '';
    return `${output.fileName} holds ${count(output.newOrders, 'new order')} worth ${money(output.worthMinor, output.currency)}.${known}${bad}`;
  },
});

export const orderImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  imported: z.int(),
  alreadyImported: z.int(),
  skippedOrders: z.int(),
  badRows: z.array(badRow),
  worthMinor: amountMinor(),
  currency: z.string(),
  firstOrderNumber: orderNumberOut.nullable(),
  lastOrderNumber: orderNumberOut.nullable(),
  rulesActed: z.int(),
  createdAt: z.string(),
});

const importSummary = (output: z.output<typeof orderImport>) => {
  const span =
    output.firstOrderNumber === null
      ? ''
      : output.firstOrderNumber === output.lastOrderNumber
        ? ` as #${output.firstOrderNumber}`
        : ` as #${output.firstOrderNumber} to #${output.lastOrderNumber}`;
  const known =
    output.alreadyImported > 0
      ? ` ${count(output.alreadyImported, 'order')} had been imported before and stayed as they were.`
      : '';
  const bad =
    output.skippedOrders > 0 ? ` ${count(output.skippedOrders, 'order')} with bad rows left out.` : '';
  return `Imported ${count(output.imported, 'order')}${span}, worth ${money(output.worthMinor, output.currency)}.${known}${bad}`;
};

/** Asks before it runs though it deletes nothing: it makes many orders at once, which no undo takes back in one step. */
export const importOrders = declareOperation({
  name: 'import_orders',
  area: 'orders',
  title: 'Import orders from a file',
  description:
    'Imports an attached Shopify order export (CSV). All good or nothing: with bad rows it refuses and lists them, unless skipBadRows leaves those orders out. ' +
    'Orders imported before are recognised and skipped, so repeating is safe. To look first use check_order_import.',
  examples: [
    'Import these orders',
    'Import this Shopify export',
    'Import the file and skip the bad rows',
    'Bring in the orders of this CSV',
  ],
  input: z.object({
    fileId: whichFile,
    skipBadRows: field(z.boolean(), {
      words: ['skip bad rows'],
      valueWords: {
        true: [
          'skip the bad rows',
          'skip bad rows',
          'leave out the bad ones',
          'without the bad ones',
          'only the good ones',
          'skip the bad ones',
          'import the rest',
          'ignore the errors',
        ],
      },
      label: 'Skip bad rows',
    }).default(false),
  }),
  output: orderImport,
  http: { method: 'POST', path: '/web/orders/-/import-task', status: 201 },
  access: mayManage,
  effect: 'destructive',
  card: 'order_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input', 'conflict'],
  related: ['check_order_import', 'list_orders'],
  invalidates: orderReads,
  summary: importSummary,
});

export const getOrderImport = declareOperation({
  name: 'get_order_import',
  area: 'orders',
  title: 'Result of an import',
  description: 'Shows what an import of orders did. The newest one when no id is given.',
  examples: ['What did the last import do?', 'How many orders did we import?'],
  input: z.object({ id: z.uuid().optional() }),
  output: orderImport,
  http: {
    method: 'GET',
    path: '/web/orders/-/import-task/{id}',
    aliases: [{ method: 'GET', path: '/web/orders/-/import-task' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'order_import',
  offered: true,
  errors: ['not_found'],
  related: ['import_orders'],
  summary: importSummary,
});
