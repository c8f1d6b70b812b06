import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { orderRef, orderChange } from './order-ref.ts';
import { requirements } from './create-orders.ts';

export const addWholesaleRequirements = declareOperation({
  name: 'add_wholesale_requirements',
  area: 'orders',
  title: 'Add wholesale requirements',
  description:
    'Adds what the buyer of a wholesale order requires: packing and label instructions, PO number, delivery date, attached documents. Wholesale orders only.',
  examples: [
    'Order 9012 must be palletized and labelled with PO 4471',
    'Add wholesale requirements to #9012: carton labels on two sides, deliver by December 10',
    'Attach this packing slip to wholesale order 9012',
  ],
  input: z.object({
    ...orderRef,
    instructions: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      words: ['requirements', 'instructions', 'must be', 'needs', 'packing'],
      question: 'What does the buyer require?',
      label: 'Requirements',
    }),
    ...requirements,
  }),
  output: orderAfterChange,
  http: { method: 'POST', path: '/web/orders/{id}/add-wholesale-order-requirements', status: 201 },
  ...orderChange,
  errors: ['not_found', 'bad_transition'],
  related: ['get_order', 'create_manual_wholesale_order', 'download_warehouse_attachment'],
  toModel: (output) => ({
    ...shortOrder(output),
    wholesaleRequirements: output.wholesaleRequirements,
    change: output.change,
  }),
  summary: (output) => output.change,
});
