import { OperationError } from '@brandwright/contract';
import {
  shippingAddress as addressSchema,
  type ShippingAddress,
} from '@brandwright/contract/orders/entities.ts';
import { shippingMethod as methodSchema, shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { changeShippingAddress as addressDeclaration } from '@brandwright/contract/orders/change-shipping-address.ts';
import { changeShippingMethod as methodDeclaration } from '@brandwright/contract/orders/change-shipping-method.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine, addressProblems, mergeAddress } from './address.ts';
import { unchangedSince, updateOrder } from './change-order.ts';
import { lockOrder, type OrderRecord } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { shippingChangeRefusal } from './rules.ts';

function checkChangeable(order: OrderRecord): void {
  const refusal = shippingChangeRefusal(order.orderNumber, order);
  if (refusal) throw new OperationError('bad_transition', refusal);
}

const rerouted = z.object({ orderId: z.uuid(), before: methodSchema, after: methodSchema });

export const changeShippingMethod = implement(methodDeclaration, {
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

const readdressed = z.object({ orderId: z.uuid(), before: addressSchema, after: addressSchema });

export const changeShippingAddress = implement(addressDeclaration, {
  async run(context, { id, orderNumber, ...given }) {
    const order = await lockOrder(context, { id, orderNumber });
    checkChangeable(order);
    const after = mergeAddress(order.shippingAddress, given);
    refuseBadAddress(after);
    if (isDeepStrictEqual(after, order.shippingAddress)) {
      throw new OperationError(
        'bad_input',
        'What is the new address? Nothing of the one on the order would change.',
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

/** Refuses an address that no carrier would take, naming each part that is wrong. */
export function refuseBadAddress(address: ShippingAddress): void {
  const details = addressProblems(address);
  const [first] = details;
  if (first) throw new OperationError('bad_input', `Check the address. ${first.message}`, details);
}
