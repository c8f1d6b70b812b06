import { OperationError } from '@brandwright/contract';
import { removeInvoiceLine } from '@brandwright/contract/purchasing/remove-invoice-line.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { editInvoice, undoInvoiceEdit } from './edit-invoice.ts';
import { lockInvoice } from './find-records.ts';
import { linesOf, showInvoice } from './invoices.ts';
import { supplierInvoiceLines } from './tables.ts';

const line = z.object({
  storeId: z.uuid(),
  id: z.uuid(),
  invoiceId: z.uuid(),
  purchaseItemId: z.uuid().nullable(),
  position: z.int(),
  title: z.string(),
  kind: z.enum(['PRODUCT', 'PACKAGING', 'SERVICES', 'SHIPPING', 'SUPPLIER_OTHER']),
  quantity: z.int(),
  unitPriceMinor: z.int(),
  amountMinor: z.int(),
});
const kept = z.object({ line, invoice: z.unknown() });

export default implement(removeInvoiceLine, {
  async run(context, { id }) {
    const mine = and(eq(supplierInvoiceLines.storeId, context.storeId), eq(supplierInvoiceLines.id, id));
    const [row] = await context.db.select().from(supplierInvoiceLines).where(mine);
    if (!row) throw new OperationError('not_found', 'There’s no invoice line with that id.');
    const invoice = await lockInvoice(context, row.invoiceId);
    if (!invoice.isDraft || invoice.voidedAt !== null)
      throw new OperationError(
        'bad_transition',
        `Only a draft can be changed, and ${invoice.invoiceNumber} isn’t one. Keep it as a draft first.`,
      );
    if ((await linesOf(context, [invoice.id])).length === 1)
      throw new OperationError(
        'bad_transition',
        `That’s the only line of ${invoice.invoiceNumber}. Void the invoice instead.`,
      );
    await context.db.delete(supplierInvoiceLines).where(mine);
    const edited = await editInvoice(context, invoice, { totalMinor: invoice.totalMinor - row.amountMinor });
    return {
      output: await showInvoice(context, edited.row),
      undo: { line: row, invoice: edited.undo },
      subject: { kind: 'supplier_invoice', id: invoice.id },
    };
  },
  async undo(context, undo) {
    const { line: row, invoice } = kept.parse(undo);
    await undoInvoiceEdit(context, invoice);
    await context.db.insert(supplierInvoiceLines).values(row);
  },
});
