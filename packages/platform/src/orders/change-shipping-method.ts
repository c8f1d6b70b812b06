import { shippingMethod as methodSchema, shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { changeShippingMethod } from '@brandwright/contract/orders/change-shipping-method.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { unchangedSince, updateOrder } from './change-order.ts';
import { lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { checkChangeable } from './check-shipping-change.ts';

const rerouted = z.object({ orderId: z.uuid(), before: methodSchema, after: methodSchema });

export default implement(changeShippingMethod, {
  async run(context, { shippingMethod: after, ...name }) {
    const order = await lockOrder(context, name);
    checkChangeable(order);
    await updateOrder(context, order.id, { shippingMethod: after });
    const change = `Order #${order.orderNumber} will go ${shippingMethodLabels[after]} (was ${shippingMethodLabels[order.shippingMethod]}).`;
    return {
      output: await afterChange(context, order.id, change),
      undo: { orderId: order.id, before: order.shippingMethod, after } satisfies z.output<typeof rerouted>,
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, kept) {
    const { orderId, before, after } = rerouted.parse(kept);
    const order = await unchangedSince(
      context,
      orderId,
      (now) => now.shippingMethod === after,
      'shipping method',
    );
    checkChangeable(order);
    await updateOrder(context, orderId, { shippingMethod: before });
  },
});
