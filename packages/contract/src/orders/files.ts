import { z } from 'zod';
import { amountMinor, field, untrustedText } from '../kernel/fields.ts';
import { orderNumberOut } from './entities.ts';
import { orderJobStatus } from './enums.ts';
import { count, money } from './words.ts';

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

export const exportSummary = (output: OrderExport) => {
  if (output.status === 'DONE')
    return `The financial export is ready: ${count(output.orders, 'order')} in ${output.fileName}.`;
  if (output.status === 'FAILED') return `The financial export failed: ${output.failure}`;
  return output.status === 'RUNNING'
    ? `The financial export is at ${output.progressPercent}%.`
    : 'The financial export has started; the file will be ready shortly.';
};

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

export const whichFile = field(z.uuid(), {
  ref: 'file',
  words: ['file', 'attached', 'this', 'these', 'export'],
  question: "Please attach Shopify's order export (CSV).",
  label: 'File',
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

export const importSummary = (output: z.output<typeof orderImport>) => {
  const span =
    output.firstOrderNumber === null
      ? ''
      : output.firstOrderNumber === output.lastOrderNumber
        ? ` as #${output.firstOrderNumber}`
        : ` as #${output.firstOrderNumber} to #${output.lastOrderNumber}`;
  const known =
    output.alreadyImported > 0
      ? ` ${count(output.alreadyImported, 'order')} had already been imported and were left as they were.`
      : '';
  const bad =
    output.skippedOrders > 0 ? ` ${count(output.skippedOrders, 'order')} with bad rows left out.` : '';
  return `Imported ${count(output.imported, 'order')}${span}, worth ${money(output.worthMinor, output.currency)}.${known}${bad}`;
};
