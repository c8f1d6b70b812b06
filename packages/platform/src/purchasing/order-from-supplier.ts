import { OperationError } from '@brandwright/contract';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { orderFromSupplier } from '@brandwright/contract/purchasing/order-from-supplier.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { editItem } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { purchaseItems } from './tables.ts';

const made = z.object({ id: z.uuid(), updatedAt: z.string() });

export default implement(orderFromSupplier, {
  async run(context, { supplierId, designId, title: said, quantity, unitPriceMinor, orderType }) {
    const supplier = await context.call(getSupplier, { supplierId });
    const design = designId === undefined ? undefined : await context.call(getDesign, { designId });
    const title = said ?? design?.name;
    if (title === undefined)
      throw new OperationError('bad_input', `What do you order from ${supplier.name}?`, [
        { path: 'title', message: 'A few words, or a design.' },
      ]);
    const kind: CostKind = orderType === 'PACKAGING' ? 'PACKAGING' : 'PRODUCT';
    const { purchaseItemId } = await context.call(createPurchaseItem, {
      title: title.charAt(0).toUpperCase() + title.slice(1),
      supplierId: supplier.supplierId,
      supplierName: supplier.name,
      orderType,
      source: 'CREATOR',
      shippingMode: orderType === 'SAMPLES' ? 'SUPPLIER_SHIPPING' : 'CHARGE_SHIPPING_LATER',
      quantity,
      unitPriceMinor,
      costs: [
        {
          kind,
          label: quantity === 1 ? '1 unit' : `${quantity.toLocaleString('en-US')} units`,
          amountMinor: quantity * unitPriceMinor,
        },
      ],
      currency: supplier.currency,
      leadTimeDays: null,
      requestId: null,
      quoteId: null,
      catalogItemId: null,
    });
    const item = await lockItem(context, purchaseItemId);
    const { row } = design ? await editItem(context, item, { pictureUrl: design.previewUrl }) : { row: item };
    return {
      output: await showItem(context, row),
      undo: { id: row.id, updatedAt: row.updatedAt.toISOString() } satisfies z.output<typeof made>,
      subject: { kind: 'purchase_item', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, updatedAt } = made.parse(given);
    const item = await lockItem(context, id);
    if (item.status !== 'NOT_PURCHASED' || item.updatedAt.toISOString() !== updatedAt)
      throw new OperationError(
        'conflict',
        `${item.title} has changed since then, so this can’t be undone. Archive it instead.`,
      );
    await context.db
      .delete(purchaseItems)
      .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, id)));
  },
});
