import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { writtenFile } from '../../kernel/downloads.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import {
  exportedList,
  exportedListOperations,
  exportedListWords,
  exportedRowWords,
} from './exported-list.ts';

/** How many rows one file takes at most. */
export const mostExportedRows = 50_000;

/** A filter of a list, as its operation names it. */
export const listFilter = z.strictObject({
  field: z.string().min(1).max(40),
  value: z.union([z.string().max(200), z.number(), z.boolean()]),
});
export type ListFilter = z.output<typeof listFilter>;

export const exportList = declareOperation({
  name: 'export_list',
  area: 'common',
  title: 'Export a list',
  description:
    'Writes a list into a CSV file that is safe to open in a spreadsheet, a line for each row: orders, customers, store credits, what rules did, shipping labels, end-of-day forms, receivings, bookings, support tickets, stock movements, purchase orders, supplier invoices, payments or payouts. ' +
    'Order financials for bookkeeping are start_financial_export; products are export_products, returns export_returns, outbound and returns reports export_fulfillment_report, analytics export_report.',
  examples: [
    'Export the shipping labels as CSV',
    'download the list of receivings',
    'give me our customers as a spreadsheet',
    'export the support tickets',
    'a CSV of the stock movements',
  ],
  input: z.object({
    list: field(exportedList, {
      label: 'List',
      words: ['list', 'list of'],
      valueWords: exportedListWords,
      question: 'Which list do you want as a file?',
    }),
    filters: field(z.array(listFilter).max(20), {
      label: 'Filters',
      filtersOf: { field: 'list', operations: exportedListOperations },
    })
      .describe(
        'Narrows it, by the fields that the list’s own operation takes (list_labels for SHIPPING_LABELS): [{"field": "status", "value": "VOIDED"}]. Without it: all rows.',
      )
      .optional(),
  }),
  output: z.object({
    ...writtenFile,
    list: exportedList,
    rows: z.int(),
    /** Rows that match and are beyond what one file takes. */
    rowsLeftOut: z.int(),
  }),
  http: { method: 'POST', path: '/web/lists/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['export_returns', 'export_products', 'start_financial_export', 'export_fulfillment_report'],
  summary: ({ list, rows, rowsLeftOut, name }) =>
    `${name} has ${count(rows, ...exportedRowWords[list])}.${
      rowsLeftOut === 0
        ? ''
        : ` ${rowsLeftOut.toLocaleString('en-US')} more don’t fit; narrow the list to get them.`
    }`,
});
