import { OperationError } from '@brandwright/contract';
import { shippingAddress as addressSchema } from '@brandwright/contract/orders/entities.ts';
import { changeShippingAddress } from '@brandwright/contract/orders/change-shipping-address.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine, mergeAddress } from './address.ts';
import { unchangedSince, updateOrder } from './change-order.ts';
import { lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { checkChangeable, refuseBadAddress } from './check-shipping-change.ts';

const readdressed = z.object({ orderId: z.uuid(), before: addressSchema, after: addressSchema });

export default implement(changeShippingAddress, {
  async run(context, { id, orderNumber, ...given }) {
    const order = await lockOrder(context, { id, orderNumber });
    checkChangeable(order);
    const after = mergeAddress(order.shippingAddress, given);
    refuseBadAddress(after);
    if (isDeepStrictEqual(after, order.shippingAddress)) {
      throw new OperationError(
        'bad_input',
        'What is the new address? The one you gave is already on the order.',
      );
    }
    await updateOrder(context, order.id, { shippingAddress: after, countryCode: after.countryCode });
    const change = `Order #${order.orderNumber} now goes to ${addressLine(after)}.`;
    return {
      output: await afterChange(context, order.id, change),
      undo: { orderId: order.id, before: order.shippingAddress, after } satisfies z.output<
        typeof readdressed
      >,
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, kept) {
    const { orderId, before, after } = readdressed.parse(kept);
    const order = await unchangedSince(
      context,
      orderId,
      (now) => isDeepStrictEqual(now.shippingAddress, after),
      'address',
    );
    checkChangeable(order);
    await updateOrder(context, orderId, { shippingAddress: before, countryCode: before.countryCode });
  },
});
