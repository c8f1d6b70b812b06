import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { supplierInvoice } from './entities.ts';
import { invoiceField, shipTo } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const setInvoiceAddress = declareOperation({
  name: 'set_invoice_address',
  area: 'purchasing',
  title: 'Shipping address of an invoice',
  description:
    'Sets where the goods of an invoice go; its purchase orders that have not shipped go there too. A form sends it.',
  examples: ['The address form of an invoice'],
  input: z.object({ invoiceId: invoiceField(), shippingAddress: shipTo }),
  output: supplierInvoice,
  http: { method: 'PUT', path: '/web/creator-invoices/{invoiceId}/shipping-address' },
  access: mayAct,
  effect: 'write',
  card: 'invoice',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ note: _note, ...invoice }) => invoice,
  summary: ({ invoiceNumber, shippingAddress }) =>
    `The goods of ${invoiceNumber} go to ${shippingAddress ? `${shippingAddress.addressLine1}, ${shippingAddress.city}` : 'no address yet'}.`,
});
