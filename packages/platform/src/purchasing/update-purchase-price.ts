import { OperationError } from '@brandwright/contract';
import { updatePurchasePrice } from '@brandwright/contract/purchasing/update-purchase-price.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { reprice, sumOf } from './price.ts';
import { requireUnpaid } from './require-unpaid.ts';

export default implement(updatePurchasePrice, {
  async run(context, { purchaseItemId, unitPriceMinor, save }) {
    const item = await lockItem(context, purchaseItemId);
    await requireUnpaid(context, item);
    const costs = reprice(item.costs, item.quantity, unitPriceMinor);
    const changes = { unitPriceMinor, costs, totalMinor: sumOf(costs) };
    const subject = { kind: 'purchase_item', id: item.id };
    if (!save)
      return { output: { item: await showItem(context, { ...item, ...changes }), saved: false }, subject };
    if (item.unitPriceMinor === unitPriceMinor)
      throw new OperationError('conflict', `${item.title} has that price already.`);
    const { row, undo } = await editItem(context, item, changes);
    return { output: { item: await showItem(context, row), saved: true }, undo, subject };
  },
  undo: undoEdit,
});
