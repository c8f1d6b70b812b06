import { OperationError } from '@brandwright/contract';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem, type ItemRow } from './items.ts';
import { priceOf, reprice, sumOf } from './price.ts';
import { requireUnpaid } from './require-unpaid.ts';

export default implement(updatePurchaseItem, {
  async run(context, { purchaseItemId, quantity, newTitle, shippingMode }) {
    if (quantity === undefined && newTitle === undefined && shippingMode === undefined)
      throw new OperationError('bad_input', 'What should change: the quantity, the title or the shipping?');
    const item = await lockItem(context, purchaseItemId);
    if (quantity !== undefined || shippingMode !== undefined) await requireUnpaid(context, item);
    const { row, undo } = await editItem(context, item, {
      ...(quantity === undefined ? {} : await inQuantity(context, item, quantity)),
      ...(newTitle === undefined ? {} : { title: newTitle }),
      ...(shippingMode === undefined ? {} : { shippingMode }),
    });
    return { output: await showItem(context, row), undo, subject: { kind: 'purchase_item', id: row.id } };
  },
  undo: undoEdit,
});

/** The price follows where the catalog has one; an agreed price stays. */
async function inQuantity(context: Context, item: ItemRow, quantity: number) {
  const isPriced = item.catalogItemId !== null && item.quoteId === null;
  const unitPriceMinor = isPriced
    ? priceOf(
        await context.call(getCatalogItem, { itemId: item.catalogItemId ?? '' }),
        item.orderType,
        quantity,
      ).unitPriceMinor
    : item.unitPriceMinor;
  const costs = reprice(item.costs, quantity, unitPriceMinor);
  return { quantity, unitPriceMinor, costs, totalMinor: sumOf(costs) };
}
