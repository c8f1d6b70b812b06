import { OperationError } from '@brandwright/contract';
import { bookPurchaseReceipt } from '@brandwright/contract/purchasing/book-purchase-receipt.ts';
import { implement } from '../kernel/request/implementation.ts';
import { receive } from './book-receipt.ts';
import { lockItem } from './find-records.ts';
import { dayThatWas } from './milestones.ts';
import { arrivedOf, requireReceivable } from './receiving-rules.ts';
import { signReceipt } from './receipt-token.ts';

export default implement(bookPurchaseReceipt, {
  async run(context, { purchaseItemId, ...given }) {
    const item = await lockItem(context, purchaseItemId);
    // Counted units are exact: a number is never read as holding the broken ones.
    requireReceivable(item);
    if (arrivedOf(item, given).good !== given.quantity)
      throw new OperationError(
        'conflict',
        `More of ${item.title} was counted than is still to come. Count what was ordered, and adjust the stock for the rest.`,
      );
    const { receipt, undo } = await receive(context, item, given, dayThatWas(context, undefined));
    return { output: { receipt, token: signReceipt(context, undo) } };
  },
});
