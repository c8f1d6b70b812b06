import { getOrderTracking } from '@brandwright/contract/orders/get-order-tracking.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { shipmentsOf } from './read-order.ts';

export default implement(getOrderTracking, {
  async run(context, name) {
    const { id, orderNumber, fulfillmentStatus } = await findOrder(context, name);
    return { output: { id, orderNumber, fulfillmentStatus, shipments: await shipmentsOf(context, id) } };
  },
});
