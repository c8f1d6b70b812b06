import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { mayPay } from '../payments/access.ts';
import { supplierInvoice } from './entities.ts';
import { unpaidChoice } from './enums.ts';
import { invoiceField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const handleUnpaidInvoice = declareOperation({
  name: 'handle_unpaid_invoice',
  area: 'purchasing',
  title: 'Settle what becomes of an unpaid invoice',
  description:
    'Keeps an invoice that isn’t paid as a draft, marks it uncollectible, or voids it. No money moves, and the supplier isn’t told. One that is partly paid can only be marked uncollectible.',
  examples: [
    'Void INV-2067',
    'keep the soap invoice as a draft for now',
    'mark the overdue invoice as uncollectible',
    'that bill is wrong, void it',
  ],
  input: z.object({
    invoiceId: invoiceField().describe('Id or number of the invoice, such as INV-2048.'),
    choice: field(unpaidChoice, {
      label: 'What becomes of it',
      question: 'Keep it as a draft, mark it uncollectible, or void it?',
      words: [],
      valueWords: {
        KEEP_AS_DRAFT: ['draft', 'as a draft', 'keep as draft'],
        MARK_UNCOLLECTIBLE: ['uncollectible', 'write off', 'written off'],
        VOID: ['void', 'voided', 'cancel', 'wrong'],
      },
    }),
  }),
  output: supplierInvoice,
  http: { method: 'PUT', path: '/web/creator-invoices/{invoiceId}/unpaid' },
  access: mayPay,
  effect: 'write',
  card: 'invoice',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_supplier_invoice', 'pay_invoice'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ note: _note, ...invoice }) => invoice,
  summary: ({ invoiceNumber, supplierName, totalMinor, currency, status }) =>
    `${invoiceNumber} of ${supplierName} over ${money(totalMinor, currency)} is ${status.toLowerCase()} now.`,
});
