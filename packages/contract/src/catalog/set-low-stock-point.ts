import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mostUnits } from './entities.ts';
import { pathId, skuNamed } from './refs.ts';
import { stockChange, stockChanged } from './stock-change.ts';

export const setLowStockPoint = declareOperation({
  name: 'set_low_stock_point',
  area: 'catalog',
  title: 'Set the low-stock point',
  description:
    'Says at how many units left to sell a SKU counts as low, so that it shows under running low and in the brand feed. Without one a SKU is low when it lasts less than two weeks. Can be undone.',
  examples: [
    'Warn me when the sand mugs drop below 50',
    'Set the low stock point of the candles to 60',
    'Tell me when there are fewer than 20 totes left',
    'Stop warning me about the bud vase',
  ],
  input: z.object({
    id: pathId,
    sku: skuNamed('For which product?', ['of', 'for', 'sku']).optional(),
    units: field(z.int().min(0).max(mostUnits), {
      sense: 'quantity',
      words: ['below', 'under', 'at', 'to', 'fewer than', 'less than', 'reaches', 'hits'],
      label: 'Low at',
      question: 'At how many units left?',
    })
      .describe('Low at or below so many.')
      .optional(),
    off: field(z.boolean(), {
      label: 'No low-stock point',
      valueWords: {
        true: [
          'stop warning',
          'no low stock point',
          'no warning',
          'clear the low stock point',
          'remove the low stock point',
          "don't warn",
          'do not warn',
        ],
      },
    })
      .describe('Takes the low-stock point away.')
      .default(false),
  }),
  output: stockChanged,
  http: { method: 'PUT', path: '/web/jewelry-sku/{id}/low-stock-point' },
  ...stockChange,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'list_products'],
  summary: ({ change }) => change,
});
