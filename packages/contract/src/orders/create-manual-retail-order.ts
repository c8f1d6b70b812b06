import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { shortOrder } from './entities.ts';
import { shared, newOrder, created, createdSummary } from './create-orders.ts';

export const createManualRetailOrder = declareOperation({
  ...shared,
  name: 'create_manual_retail_order',
  title: 'Create a retail order',
  description:
    'Enters an order of a single shopper by hand (phone, fair, message). Rules for new orders run on it. Undo cancels it. ' +
    'For a shop or reseller that buys in bulk use create_manual_wholesale_order; for many orders in a file use import_orders.',
  examples: [
    'Create an order for Maya Chen: 2 ceramic mugs at $28',
    'New manual order for Tom Reed, 1 scented candle, paid',
    'Enter a retail order: 3 linen totes for Ana Silva, $6 shipping',
  ],
  input: z.object(newOrder),
  output: created,
  http: { method: 'POST', path: '/web/orders/manual-retail', status: 201 },
  related: ['get_order', 'create_manual_wholesale_order', 'import_orders'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: createdSummary,
});
