import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { shortOrder } from './entities.ts';
import { shared, newOrder, requirements, text, created, createdSummary } from './create-orders.ts';

export const createManualWholesaleOrder = declareOperation({
  ...shared,
  name: 'create_manual_wholesale_order',
  title: 'Create a wholesale order',
  description:
    'Enters an order of a shop or reseller by hand, with its requirements (PO number, delivery date, packing instructions, attachments). ' +
    'Rules for new orders run on it. Undo cancels it. For a single shopper use create_manual_retail_order.',
  examples: [
    'Create a wholesale order for Juniper & Co: 120 ceramic mugs at $14',
    'New wholesale order, 60 candles at $9 for Oak Street Goods, PO 4471, deliver by December 10',
  ],
  input: z.object({
    ...newOrder,
    quantity: forForms(
      field(z.int().min(1).max(100_000), {
        sense: 'quantity',
        words: ['units', 'pieces'],
        question: 'How many units do they want?',
        label: 'Units',
      })
        .describe('With item; 1 when left out.')
        .optional(),
    ),
    ...requirements,
    instructions: text('Requirements', ['requirements', 'instructions', 'packing'], 5000),
  }),
  output: created,
  http: { method: 'POST', path: '/web/orders/manual-wholesale', status: 201 },
  related: ['add_wholesale_requirements', 'get_order', 'create_manual_retail_order'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: createdSummary,
});
