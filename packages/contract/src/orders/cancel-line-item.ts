import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, orderReads, orderRef } from './order-ref.ts';
import { count, listWords } from './words.ts';
import { howToCancel, canceled, canceledToModel, paidBack } from './cancel.ts';

export const cancelLineItem = declareOperation({
  name: 'cancel_line_item',
  area: 'orders',
  title: 'Cancel a line item',
  description:
    'Cancels one item of an order, or some units of it, and refunds its price less its share of discounts plus its tax. ' +
    'Name the item by its words ("ceramic mug"), its SKU or its line id. For the whole order use cancel_order. Cannot be undone.',
  examples: [
    'Cancel the ceramic mug on order 1042 and refund her',
    'Take one candle off order 1042',
    'Remove the linen tote from #1042',
    'Cancel 2 of the mugs in order 1042 without a refund',
  ],
  input: z.object({
    ...orderRef,
    lineItemId: z.string().trim().min(1).max(40).optional().describe("The line's id, from get_order."),
    item: field(z.string().trim().min(1).max(200), {
      ref: 'order_line_item',
      sense: 'product_words',
      words: ['item', 'line item', 'line', 'product'],
      question: 'Which item of the order?',
      label: 'Item',
    })
      .describe('Words of its title or variant, or its SKU.')
      .optional(),
    quantity: field(z.int().min(1).max(100_000), {
      sense: 'quantity',
      words: ['units', 'pieces', 'quantity', 'of the'],
      label: 'Units',
    })
      .describe('Units to cancel; all that have not shipped when left out.')
      .optional(),
    ...howToCancel,
  }),
  output: canceled,
  http: { method: 'PUT', path: '/web/orders/{id}/line-items/{lineItemId}/cancel' },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_order', 'cancel_order'],
  invalidates: orderReads,
  toModel: canceledToModel,
  summary: (output) => {
    const what = listWords(output.canceledItems.map((item) => `${item.quantity} × ${item.title}`));
    const units = output.canceledItems.reduce((sum, item) => sum + item.quantity, 0);
    const rest = output.cancelStatus === 'CANCELED' ? ' That was the last of it: the order is canceled.' : '';
    return `Canceled ${what || count(units, 'unit')} on order #${output.orderNumber}; ${paidBack(output)}.${rest}`;
  },
});
