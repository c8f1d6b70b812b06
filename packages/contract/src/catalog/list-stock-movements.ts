import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, stockMovement, type StockMovement } from './entities.ts';
import { movementKind, movementKindLabels } from './enums.ts';
import { placeNamed, stockNamed } from './refs.ts';
import { count, dayWords, listWords, skuName } from './words.ts';

const signed = (units: number) => `${units > 0 ? '+' : '−'}${Math.abs(units).toLocaleString('en-US')}`;

const line = (row: StockMovement) =>
  `${dayWords(row.at)} ${movementKindLabels[row.kind].toLowerCase()} ${signed(row.quantity)} ${skuName(row)}${row.reason ? ` (${row.reason})` : ''}`;

export const listStockMovements = declareOperation({
  name: 'list_stock_movements',
  area: 'catalog',
  title: 'Stock movements',
  description:
    'Lists why the stock changed, newest first: received, shipped, returned, counted, written off, moved between places, merged. Of one SKU or product, of one kind, or all.',
  examples: [
    'Show the stock movements of the sand mug',
    'What changed in the stock of the candles?',
    'Why did the stock of the totes go down?',
    'When did we last receive mugs?',
    'Which stock was written off?',
  ],
  input: z.object({
    sku: stockNamed(undefined, ['of', 'sku', 'product']).optional(),
    kind: field(movementKind, {
      label: 'Kind',
      valueWords: {
        RECEIVED: ['received', 'receive', 'delivered to us', 'came in', 'arrivals'],
        SHIPPED: ['shipped', 'sent out', 'went out'],
        RETURNED: ['returned', 'came back', 'returns'],
        COUNTED: ['counted', 'counts', 'adjusted', 'adjustments', 'corrected'],
        WRITTEN_OFF: ['written off', 'write-offs', 'damaged', 'thrown away', 'lost'],
        MOVED: ['moved', 'transfers', 'transferred'],
        MERGED: ['merged'],
      },
    })
      .describe('Only of this kind.')
      .optional(),
    place: placeNamed('Place', ['at', 'place']).optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(stockMovement), ...pageOutput }),
  http: { method: 'GET', path: '/web/jewelry-sku/-/movements' },
  access: mayRead,
  effect: 'read',
  card: 'stock_movements',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'adjust_stock', 'get_product'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 20).map(({ skuId: _sku, id: _id, ...row }) => row),
    total,
    ...(total > 20 ? { note: `Shown ${Math.min(rows.length, 20)} of ${total}, the newest.` } : {}),
  }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No stock movements match.'
      : `${count(total, 'stock movement')}, newest first: ${listWords(rows.map(line), 4)}.`,
});
