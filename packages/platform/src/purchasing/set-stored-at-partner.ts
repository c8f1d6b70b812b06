import { OperationError } from '@brandwright/contract';
import { setStoredAtPartner } from '@brandwright/contract/purchasing/set-stored-at-partner.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { refuseShipped } from './refuse-shipped.ts';

export default implement(setStoredAtPartner, {
  async run(context, { purchaseItemId, storedAtPartner }) {
    const item = await lockItem(context, purchaseItemId);
    refuseShipped(item);
    if (item.shippingMode === 'NO_SHIPPING_NEEDED')
      throw new OperationError(
        'conflict',
        `Nothing is shipped for ${item.title}, so there’s nothing to store.`,
      );
    if (item.storedAtPartner === storedAtPartner)
      throw new OperationError(
        'conflict',
        storedAtPartner
          ? `${item.title} goes to the fulfillment partner already.`
          : `${item.title} comes to you already.`,
      );
    const { row, undo } = await editItem(context, item, { storedAtPartner });
    return { output: await showItem(context, row), undo, subject: { kind: 'purchase_item', id: row.id } };
  },
  undo: undoEdit,
});
