import { field } from '../kernel/fields.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mostUnits } from './entities.ts';
import { pathId, placeNamed, reason, skuNamed } from './refs.ts';
import { stockChange, stockChanged } from './stock-change.ts';

export const moveStock = declareOperation({
  name: 'move_stock',
  area: 'catalog',
  title: 'Move stock between places',
  description:
    'Moves units of a SKU from one place to another, such as from our own stock to the fulfillment partner. The total stays. Can be undone.',
  examples: [
    'Move 40 sand mugs to the fulfillment partner',
    'Send 20 of the candles from our stock to Cascade Fulfillment',
    'Transfer 15 totes back to our own stock',
  ],
  input: z.object({
    id: pathId,
    sku: skuNamed('Which product should move?', ['of', 'sku']).optional(),
    quantity: field(z.int().min(1).max(mostUnits), {
      sense: 'quantity',
      words: ['move', 'units', 'transfer', 'send'],
      label: 'Units',
      question: 'How many units?',
    }),
    from: placeNamed('From', ['from', 'out of']).optional(),
    to: field(z.string().trim().min(1).max(120), {
      ref: 'stock_place',
      label: 'To',
      words: ['to', 'into', 'back to'],
      question: 'To which place?',
    }).describe('The place that they come to, by id or name.'),
    reason: reason.optional(),
  }),
  output: stockChanged,
  http: { method: 'PUT', path: '/web/jewelry-sku/{id}/stock/move' },
  ...stockChange,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'list_stock_movements', 'adjust_stock'],
  summary: ({ change }) => change,
});
