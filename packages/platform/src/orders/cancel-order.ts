import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder, linesOf, lockOrder } from './find-order.ts';
import { wholeOrder, carryOut, previewOf, itemsWords, itemsOf } from './cancel.ts';

export default implement(cancelOrder, {
  async run(context, input) {
    const order = await lockOrder(context, input);
    const plan = await wholeOrder(context, order, await linesOf(context, order.id), input);
    return { output: await carryOut(context, plan, input), subject: { kind: 'order', id: order.id } };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const plan = await wholeOrder(context, order, await linesOf(context, order.id), input);
    return {
      input: {
        ...input,
        id: order.id,
        orderNumber: order.orderNumber,
        expectedRefundMinor: plan.refund.amountMinor,
      },
      preview: previewOf(plan, input, `Cancels order #${order.orderNumber}: ${itemsWords(itemsOf(plan))}.`),
    };
  },
});
