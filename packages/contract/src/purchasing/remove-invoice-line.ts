import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { supplierInvoice } from './entities.ts';
import { purchaseReads } from './purchase-reads.ts';

export const removeInvoiceLine = declareOperation({
  name: 'remove_invoice_line',
  area: 'purchasing',
  title: 'Remove a line of a draft invoice',
  description: 'Takes a line off an invoice that is still a draft. For the invoice’s page.',
  examples: ['Take that line off the draft'],
  input: z.object({ id: z.uuid().describe('Id of the line.') }),
  output: supplierInvoice,
  http: { method: 'DELETE', path: '/web/creator-invoice-items/{id}' },
  access: mayAct,
  effect: 'write',
  card: 'invoice',
  offered: false,
  errors: ['not_found', 'bad_transition'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ note: _note, ...invoice }) => invoice,
  summary: ({ invoiceNumber, totalMinor, currency }) =>
    `${invoiceNumber} comes to ${money(totalMinor, currency)} now.`,
});
