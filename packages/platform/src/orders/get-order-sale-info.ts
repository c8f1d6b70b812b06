import { getOrderSaleInfo } from '@brandwright/contract/orders/get-order-sale-info.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder, linesOf } from './find-order.ts';
import { toLineItem } from './read-order.ts';

export default implement(getOrderSaleInfo, {
  async run(context, name) {
    const order = await findOrder(context, name);
    const lines = (await linesOf(context, order.id)).map(toLineItem);
    const { id, orderNumber, currency, subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } =
      order;
    const { capturedMinor, refundedMinor, creditMinor, creditBackMinor } = order;
    return {
      output: {
        id,
        orderNumber,
        currency,
        subtotalMinor,
        discountMinor,
        shippingMinor,
        taxMinor,
        totalMinor,
        capturedMinor,
        refundedMinor,
        creditUsedMinor: creditMinor - creditBackMinor,
        netMinor: capturedMinor - refundedMinor,
        lines: lines.map((line) => ({
          lineItemId: line.id,
          title: line.title,
          quantity: line.quantity,
          canceledQuantity: line.canceledQuantity,
          goodsMinor: line.quantity * line.unitPriceMinor,
          totalMinor: line.totalMinor,
          refundedMinor: line.refundedMinor,
        })),
      },
    };
  },
});
