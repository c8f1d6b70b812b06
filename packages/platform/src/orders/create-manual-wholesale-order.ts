import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { implement } from '../kernel/request/implementation.ts';
import { afterChange } from './read-order.ts';
import { addRequirement } from './wholesale.ts';
import { createOrder, kept, undo } from './create-orders.ts';

export default implement(createManualWholesaleOrder, {
  async run(context, input) {
    const placed = await createOrder(context, 'MANUAL_WHOLESALE', input);
    const { instructions, purchaseOrderNumber, deliverBy, attachmentFileIds } = input;
    if (instructions ?? purchaseOrderNumber ?? deliverBy ?? attachmentFileIds[0]) {
      await addRequirement(context, placed.id, {
        instructions: instructions ?? 'As usual',
        purchaseOrderNumber,
        deliverBy,
        attachmentFileIds,
      });
    }
    return {
      output: await afterChange(
        context,
        placed.id,
        `Wholesale order #${placed.orderNumber} was entered manually.`,
      ),
      undo: kept(placed.id),
      subject: { kind: 'order', id: placed.id },
    };
  },
  undo,
});
