import { listOrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { lineLeft, unitsPaidBack, unitsRefund } from './money.ts';
import { allPaid } from './paid.ts';
import { refundsOf } from './read-order.ts';
import { creditOf } from './refund.ts';
import { refundableOf } from './refundable.ts';

/** Lines of more units are refunded whole or by an amount in a form. */
const mostPriced = 100;

export default implement(listOrderRefunds, {
  async run(context, name) {
    const order = await findOrder(context, name);
    const { lines, leftMinor, shippingLeftMinor } = await refundableOf(context, order);
    const { id, orderNumber, customerName, email, currency } = order;
    const creditLeftMinor = await creditOf(context, id, leftMinor);
    return {
      output: {
        id,
        orderNumber,
        customerName,
        email,
        currency,
        ...allPaid(order),
        creditLeftMinor,
        leftMinor,
        shippingLeftMinor: Math.min(shippingLeftMinor, leftMinor),
        lines: lines.map((line) => {
          const unitsLeft = lineLeft(line) === 0 ? 0 : line.quantity - unitsPaidBack(line);
          const priced = unitsLeft > mostPriced ? 0 : unitsLeft;
          return {
            lineItemId: line.id,
            title: line.title,
            variant: line.variant,
            quantity: line.quantity,
            unitsLeft,
            leftMinor: Math.min(lineLeft(line), leftMinor),
            worthMinor: Array.from({ length: priced }, (_none, index) => unitsRefund(line, index + 1)),
          };
        }),
        refunds: await refundsOf(context, id),
      },
    };
  },
});
