import { setInvoiceAddress } from '@brandwright/contract/purchasing/set-invoice-address.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { editInvoice, undoInvoiceEdit } from './edit-invoice.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockInvoice } from './find-records.ts';
import { linesOf, showInvoice } from './invoices.ts';
import { dayOf, invoiceStatusOn, requireInvoiceStep } from './rules.ts';
import { purchaseItems } from './tables.ts';

const kept = z.object({ invoice: z.unknown(), items: z.array(z.unknown()) });

export default implement(setInvoiceAddress, {
  async run(context, { invoiceId, shippingAddress }) {
    const invoice = await lockInvoice(context, invoiceId);
    const status = invoiceStatusOn(invoice, dayOf(context.clock.now()));
    if (status === 'VOID') requireInvoiceStep(invoice.invoiceNumber, status, 'PAID');
    const edited = await editInvoice(context, invoice, { shippingAddress });
    const lines = await linesOf(context, [invoice.id]);
    const ids = lines.flatMap(({ purchaseItemId }) => purchaseItemId ?? []);
    const items =
      ids.length === 0
        ? []
        : await context.db
            .select()
            .from(purchaseItems)
            .where(
              and(
                eq(purchaseItems.storeId, context.storeId),
                inArray(purchaseItems.id, ids),
                notInArray(purchaseItems.status, ['SHIPPED', 'CANCELED']),
              ),
            )
            .for('no key update');
    const undone = [];
    for (const item of items) undone.push((await editItem(context, item, { shippingAddress })).undo);
    return {
      output: await showInvoice(context, edited.row),
      undo: { invoice: edited.undo, items: undone },
      subject: { kind: 'supplier_invoice', id: invoice.id },
    };
  },
  async undo(context, undo) {
    const { invoice, items } = kept.parse(undo);
    await undoInvoiceEdit(context, invoice);
    for (const item of items) await undoEdit(context, item);
  },
});
