import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { count, listWords } from '../orders/words.ts';
import { owedSum, supplierInvoiceRow } from './entities.ts';
import { invoiceFilter } from './enums.ts';
import { owedWords, overdueWords, type Owed } from './words.ts';
import { invoiceLineWords } from './invoice-words.ts';

/** ", $600.00 in all" of what is still to be paid of the invoices that were found. */
function ofItOpen(owed: Owed, status: z.output<typeof invoiceFilter> | undefined): string {
  if (owed.owedMinor === 0) return '';
  return `, ${owedWords(owed)} ${status === undefined ? 'still owed' : 'in all'}`;
}

export const listSupplierInvoices = declareOperation({
  name: 'list_supplier_invoices',
  area: 'purchasing',
  title: 'Invoices of suppliers',
  description:
    'Lists the invoices of suppliers to this store with what is owed in all and how much of it is overdue; unpaid ones first. What customers owe is in list_orders.',
  examples: [
    'What do I owe suppliers?',
    'which supplier invoices are overdue?',
    'show my unpaid invoices',
    'what is due to factories this month?',
    'list the invoices I paid',
  ],
  input: z.object({
    status: field(invoiceFilter, {
      label: 'Status',
      words: ['status', 'state'],
      valueWords: {
        UNPAID: ['unpaid', 'owe', 'owed', 'open', 'outstanding', 'to pay', 'not paid'],
        DUE: ['due', 'not overdue', 'coming due'],
        OVERDUE: ['overdue', 'past due', 'late'],
        PAID: ['paid', 'settled', 'i paid'],
        DRAFT: ['draft', 'drafts'],
        UNCOLLECTIBLE: ['uncollectible', 'written off'],
        VOID: ['void', 'voided'],
      },
    })
      .describe('UNPAID is due and overdue together.')
      .optional(),
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'from', 'to'],
    })
      .describe('Only of this supplier, by id or name.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Number of an invoice, or words of its supplier or lines.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(supplierInvoiceRow),
    /** Of all invoices that match, not only of this page. */
    ...owedSum.shape,
    /** Owed in further currencies; empty where all of it is in one. */
    otherCurrencies: z.array(owedSum),
    /** Of every currency. */
    owedCount: z.int(),
    overdueCount: z.int(),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/creator-invoices' },
  access: mayRead,
  effect: 'read',
  card: 'invoices',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['pay_invoice', 'get_supplier_invoice', 'list_purchase_items'],
  toModel: ({ rows, ...rest }) => ({
    ...rest,
    rows: rows.slice(0, 15),
    ...(rest.total > Math.min(rows.length, 15)
      ? { note: `Shown ${Math.min(rows.length, 15)} of ${rest.total}.` }
      : {}),
  }),
  summary: (output, { status, supplierId, search }) => {
    const { rows, total } = output;
    if (total === 0)
      return status ? `No ${status.toLowerCase()} supplier invoices.` : 'No supplier invoices yet.';
    const list = listWords(rows.map(invoiceLineWords), 4);
    // "You owe" is said of everything that is owed, never of a part that a filter left.
    const isPart = search !== undefined || (status !== undefined && status !== 'UNPAID');
    const found = status ? `${status.toLowerCase()} invoice` : 'invoice';
    if (isPart) return `${count(total, found)}${ofItOpen(output, status)}: ${list}.`;
    const whom = supplierId === undefined ? 'suppliers' : (rows[0]?.supplierName ?? 'suppliers');
    const { owedCount, overdueCount } = output;
    if (owedCount === 0) return `You owe ${whom} nothing. ${count(total, 'invoice')}: ${list}.`;
    const overdue =
      overdueCount === 0
        ? 'nothing is overdue'
        : `${overdueWords(output)} of it overdue on ${count(overdueCount, 'invoice')}`;
    return `You owe ${whom} ${owedWords(output)} on ${count(owedCount, 'invoice')}, ${overdue}: ${list}.`;
  },
});
