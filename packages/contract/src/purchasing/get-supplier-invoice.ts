import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { listWords, money } from '../orders/words.ts';
import { supplierInvoice } from './entities.ts';
import { invoiceLineWords } from './invoice-words.ts';

export const getSupplierInvoice = declareOperation({
  name: 'get_supplier_invoice',
  area: 'purchasing',
  title: 'Invoice of a supplier',
  description:
    'Opens one invoice of a supplier with its lines, what is paid and what is owed, and when it is due.',
  examples: [
    'Open invoice INV-2048',
    'what is on the invoice of Olaria do Vale?',
    'show the first invoice',
    'what is the overdue invoice for?',
  ],
  input: z.object({
    invoiceId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier_invoice',
      label: 'Invoice',
      question: 'Which invoice?',
      words: ['invoice', 'bill', 'supplier invoice'],
    }).describe('Id or number of the invoice, such as INV-2048.'),
  }),
  output: supplierInvoice,
  http: { method: 'GET', path: '/web/creator-invoices/{invoiceId}' },
  access: mayRead,
  effect: 'read',
  card: 'invoice',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['pay_invoice', 'calc_financing_fee', 'list_supplier_invoices', 'get_purchase_item'],
  toModel: ({ note: _note, ...invoice }) => invoice,
  summary: (invoice) =>
    `Invoice ${invoiceLineWords(invoice)}: ${listWords(
      invoice.lines.map((line) => `${line.title} ${money(line.amountMinor, invoice.currency)}`),
      4,
    )}.${invoice.paidMinor > 0 && invoice.owedMinor > 0 ? ` ${money(invoice.paidMinor, invoice.currency)} of ${money(invoice.totalMinor, invoice.currency)} is paid.` : ''}`,
});
