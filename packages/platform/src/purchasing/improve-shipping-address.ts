import { improveShippingAddress } from '@brandwright/contract/purchasing/improve-shipping-address.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { refuseShipped } from './refuse-shipped.ts';

export default implement(improveShippingAddress, {
  async run(context, { purchaseItemId, shippingAddress }) {
    const item = await lockItem(context, purchaseItemId);
    refuseShipped(item);
    const { row, undo } = await editItem(context, item, { shippingAddress });
    return { output: await showItem(context, row), undo, subject: { kind: 'purchase_item', id: row.id } };
  },
  undo: undoEdit,
});
