import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, orderReads, orderRef } from './order-ref.ts';
import { listWords } from './words.ts';
import { howToCancel, canceled, canceledToModel, paidBack } from './cancel.ts';

export const cancelOrder = declareOperation({
  name: 'cancel_order',
  area: 'orders',
  title: 'Cancel an order',
  description:
    'Cancels everything of an order that has not shipped, and refunds it (shipping too when nothing has shipped). Cannot be undone. ' +
    'For a single item of an order use cancel_line_item; to pause an order use change_order_status with ON_HOLD.',
  examples: [
    'Cancel order 1042',
    'Cancel it, she changed her mind',
    'Cancel #1042 and refund her',
    'Cancel order 1042 without a refund',
  ],
  input: z.object({ ...orderRef, ...howToCancel }),
  output: canceled,
  http: { method: 'PUT', path: '/web/orders/{id}/cancel' },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_order', 'cancel_line_item', 'change_order_status'],
  invalidates: orderReads,
  toModel: canceledToModel,
  summary: (output) =>
    `Order #${output.orderNumber} is ${output.cancelStatus === 'CANCELED' ? 'canceled' : 'canceled except for what had shipped'}: ` +
    `${listWords(
      output.canceledItems.map((item) => `${item.quantity} × ${item.title}`),
      4,
    )}; ${paidBack(output)}.`,
});
