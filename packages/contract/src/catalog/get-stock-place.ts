import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, skuIdOut } from './entities.ts';
import { placeToChange, pathId } from './refs.ts';
import { placeHolds, stockPlace } from './stock-places.ts';
import { listWords, skuName } from './words.ts';

export const getStockPlace = declareOperation({
  name: 'get_stock_place',
  area: 'catalog',
  title: 'What a stock place holds',
  description:
    'One stock place: its name, address, who runs it, and the SKUs that it holds with their units there, the most first. For where one product is kept use get_stock.',
  examples: [
    'What’s in the Leeds garage?',
    'What does Cascade Fulfillment hold?',
    'Which products are at our own stock?',
    'List everything stored at the studio shelf',
  ],
  input: z.object({
    id: pathId,
    place: placeToChange('Which place?').optional(),
    ...pageInput,
  }),
  output: z.object({
    place: stockPlace,
    rows: z.array(
      z.object({
        skuId: skuIdOut,
        productId: field(z.uuid(), { ref: 'product', label: 'Product' }),
        code: z.string(),
        title: z.string(),
        variant: z.string(),
        onHand: z.int(),
      }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/stock-places/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'stock_place',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_stock_places', 'move_stock', 'update_stock_place'],
  summary: ({ place, rows }) => {
    if (place.onHand === 0) return `${place.name} is empty.`;
    const lines = rows.map((row) => `${row.onHand.toLocaleString('en-US')} × ${skuName(row)}`);
    return `${place.name} holds ${placeHolds(place)}: ${listWords(lines, 5)}.`;
  },
});
