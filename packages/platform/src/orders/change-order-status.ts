import { OperationError } from '@brandwright/contract';
import { productionStatus } from '@brandwright/contract/orders/enums.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { codeWords } from '@brandwright/contract/orders/words.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { recordStatusChange, unchangedSince, updateOrder } from './change-order.ts';
import { findOrder, lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { transitionRefusal } from './rules.ts';
import { tellHeld } from './tell-held.ts';

const moved = z.object({
  orderId: z.uuid(),
  from: productionStatus,
  to: productionStatus,
  holdReason: z.string().nullable(),
});

export default implement(changeOrderStatus, {
  async run(context, { productionStatus: next, reason, ...name }) {
    const order = await lockOrder(context, name);
    const refusal = transitionRefusal(order.orderNumber, order, next);
    if (refusal) throw new OperationError('bad_transition', refusal);
    const holdReason = next === 'ON_HOLD' ? (reason ?? 'No reason given') : null;
    await updateOrder(context, order.id, { productionStatus: next, holdReason });
    await recordStatusChange(context, order.id, {
      from: order.productionStatus,
      to: next,
      reason: reason ?? null,
    });
    if (next === 'ON_HOLD') await tellHeld(context, [order]);
    const why = reason === undefined ? '' : ` (${reason})`;
    const change = `Order #${order.orderNumber} went from ${codeWords(order.productionStatus)} to ${codeWords(next)}${why}.`;
    return {
      output: await afterChange(context, order.id, change),
      undo: {
        orderId: order.id,
        from: order.productionStatus,
        to: next,
        holdReason: order.holdReason,
      } satisfies z.output<typeof moved>,
      subject: { kind: 'order', id: order.id },
    };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const next = input.productionStatus;
    const refusal = transitionRefusal(order.orderNumber, order, next);
    if (refusal) throw new OperationError('bad_transition', refusal);
    const why = input.reason === undefined ? '' : ` (${input.reason})`;
    return {
      input,
      preview: {
        verb: next === 'ON_HOLD' ? 'Put on hold' : `Set to ${codeWords(next)}`,
        what: `Order #${order.orderNumber} goes from ${codeWords(order.productionStatus)} to ${codeWords(next)}${why}.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [
          { label: 'Order', value: `#${order.orderNumber}, ${order.customerName}` },
          { label: 'Status', value: codeWords(next) },
          ...(input.reason === undefined ? [] : [{ label: 'Reason', value: input.reason }]),
        ],
        warnings: [],
      },
    };
  },
  async undo(context, kept) {
    const { orderId, from, to, holdReason } = moved.parse(kept);
    await unchangedSince(
      context,
      orderId,
      (order) => order.productionStatus === to && order.cancelStatus !== 'CANCELED',
      'status',
    );
    await updateOrder(context, orderId, { productionStatus: from, holdReason });
    await recordStatusChange(context, orderId, { from: to, to: from, reason: 'Undone' });
  },
});
