import type { InputOf } from '@brandwright/contract';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { paidBackOf } from './paid.ts';
import { saidLetter } from './refund-letter.ts';
import { checkRefundable, planWish } from './refund-wish.ts';
import { orderToRefund, refundableOf } from './refundable.ts';
import { carryOutRefund, previewRefund } from './shopper-refund.ts';

async function plan(context: Context, input: InputOf<typeof refundOrder>, locked: boolean) {
  const from = await refundableOf(context, await orderToRefund(context, input, locked));
  checkRefundable(from, input.currencyCode);
  return { from, wished: planWish(from, input) };
}

export default implement(refundOrder, {
  async run(context, input) {
    const { from, wished } = await plan(context, input, true);
    return {
      output: await carryOutRefund(context, from, wished, input),
      subject: { kind: 'order', id: from.order.id },
    };
  },
  async prepare(context, input) {
    const { from, wished } = await plan(context, input, false);
    const { order } = from;
    const message = await saidLetter(context, order.customerName, input.message);
    const [only, ...others] = wished.kind === 'LINE' && !input.lines ? wished.lines : [];
    const exact = {
      ...input,
      id: order.id,
      orderNumber: order.orderNumber,
      ...(only && others.length === 0 ? { lineItemId: only.lineItemId } : {}),
      ...(message === undefined ? {} : { message }),
      shown: { amountMinor: wished.plan.amountMinor, refundedMinor: paidBackOf(order) },
    };
    return { input: exact, preview: await previewRefund(context, from, wished, exact) };
  },
});
