import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { implement } from '../kernel/request/implementation.ts';
import { afterChange } from './read-order.ts';
import { createOrder, kept, undo } from './create-orders.ts';

export default implement(createManualRetailOrder, {
  async run(context, input) {
    const placed = await createOrder(context, 'MANUAL_RETAIL', input);
    return {
      output: await afterChange(context, placed.id, `Order #${placed.orderNumber} was entered manually.`),
      undo: kept(placed.id),
      subject: { kind: 'order', id: placed.id },
    };
  },
  undo,
});
