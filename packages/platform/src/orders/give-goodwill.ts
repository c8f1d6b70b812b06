import type { InputOf } from '@brandwright/contract';
import { giveGoodwill } from '@brandwright/contract/orders/give-goodwill.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { paidBackOf } from './paid.ts';
import { saidLetter } from './refund-letter.ts';
import { checkRefundable, onlyLeft, type WishedRefund } from './refund-wish.ts';
import { orderToRefund, refundableOf } from './refundable.ts';
import { carryOutRefund, previewRefund } from './shopper-refund.ts';

async function plan(context: Context, input: InputOf<typeof giveGoodwill>, locked: boolean) {
  const from = await refundableOf(context, await orderToRefund(context, input, locked));
  checkRefundable(from, input.currencyCode);
  const { amountMinor } = input;
  if (amountMinor > from.leftMinor) throw onlyLeft(from.order, from.leftMinor);
  const wished: WishedRefund = {
    kind: 'GOODWILL',
    plan: { amountMinor, shippingMinor: 0, lines: [] },
    lines: [],
    what: 'goodwill',
  };
  return { from, wished };
}

export default implement(giveGoodwill, {
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
    const exact = {
      ...input,
      id: order.id,
      orderNumber: order.orderNumber,
      ...(message === undefined ? {} : { message }),
      shown: { amountMinor: wished.plan.amountMinor, refundedMinor: paidBackOf(order) },
    };
    return { input: exact, preview: await previewRefund(context, from, wished, exact) };
  },
});
