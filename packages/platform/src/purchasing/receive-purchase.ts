import { OperationError } from '@brandwright/contract';
import { count } from '@brandwright/contract/kernel/words.ts';
import { receivePurchase } from '@brandwright/contract/purchasing/receive-purchase.ts';
import { tellPeople } from '../kernel/notifications/tell-people.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { dayThatWas } from './milestones.ts';
import { receive, undoReceive } from './book-receipt.ts';

export default implement(receivePurchase, {
  async run(context, { purchaseItemId, on, receivedBefore, ...given }) {
    const item = await lockItem(context, purchaseItemId);
    if (receivedBefore !== undefined && receivedBefore !== item.receivedUnits)
      throw new OperationError(
        'conflict',
        `${item.receivedUnits.toLocaleString('en-US')} of ${item.title} have been received in the meantime. Check the purchase order before you add more.`,
      );
    const { row, receipt, undo } = await receive(context, item, given, dayThatWas(context, on));
    if (row.damagedUnits > item.damagedUnits)
      await tellPeople(context, {
        kind: 'RECEIVING_DISCREPANCY',
        key: `purchase:${item.id}:${context.requestId}`,
        topic: `purchase:${item.id}`,
        title: `Part of ${item.title} came damaged`,
        detail: `${count(row.damagedUnits, 'unit')} of ${row.quantity.toLocaleString('en-US')} so far.`,
        path: `/inbox/orders?id=${item.id}`,
      });
    return {
      output: { ...(await showItem(context, row)), receipt },
      undo,
      subject: { kind: 'purchase_item', id: item.id },
    };
  },
  undo: undoReceive,
});
