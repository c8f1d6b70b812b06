import { OperationError } from '@brandwright/contract';
import { addWholesaleRequirements } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import { count } from '@brandwright/contract/orders/words.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { wholesaleRequirements } from './tables.ts';
import { addRequirement } from './wholesale.ts';

export default implement(addWholesaleRequirements, {
  async run(context, { id, orderNumber, ...given }) {
    const order = await lockOrder(context, { id, orderNumber });
    if (order.origin !== 'MANUAL_WHOLESALE') {
      throw new OperationError(
        'bad_transition',
        `Order #${order.orderNumber} isn’t a wholesale order, so wholesale requirements can’t be added. Add a note instead.`,
      );
    }
    if (order.cancelStatus === 'CANCELED')
      throw new OperationError('bad_transition', `Order #${order.orderNumber} is canceled.`);
    const requirementId = await addRequirement(context, order.id, given);
    const files =
      given.attachmentFileIds.length > 0
        ? ` with ${count(given.attachmentFileIds.length, 'attachment')}`
        : '';
    const change = `Requirements added to wholesale order #${order.orderNumber}${files}: “${given.instructions}”.`;
    return {
      output: await afterChange(context, order.id, change),
      undo: { requirementId },
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, kept) {
    const { requirementId } = z.object({ requirementId: z.uuid() }).parse(kept);
    await context.db
      .delete(wholesaleRequirements)
      .where(
        and(eq(wholesaleRequirements.storeId, context.storeId), eq(wholesaleRequirements.id, requirementId)),
      );
  },
});
