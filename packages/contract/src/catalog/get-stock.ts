import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, skuStock, type SkuStock } from './entities.ts';
import { stockNamed } from './refs.ts';
import { skuStockWords } from './say.ts';
import { count, lastsWords, listWords, skuName } from './words.ts';

export const getStock = declareOperation({
  name: 'get_stock',
  area: 'catalog',
  title: 'Stock of a product',
  description:
    'How many units of a SKU or product are on hand, in which places, how many open orders need, how many are left to sell, and for how many days that lasts at the pace of the last 30 days. All SKUs that the words fit are answered. For all products use list_products.',
  examples: [
    'How many candles do we have left and until when?',
    'How long will the sand mugs last?',
    'Where is the stock of JC-MUG-SAND?',
    'When do we run out of linen totes?',
    'How many days of stock do the travel candles have?',
  ],
  input: z.object({ sku: stockNamed('Which product’s stock?', ['stock of', 'of', 'sku']) }),
  output: z.object({
    rows: z.array(skuStock),
    /** Of all of them. */
    onHand: z.int(),
    available: z.int(),
  }),
  http: { method: 'GET', path: '/web/jewelry-sku/-/stock' },
  access: mayRead,
  effect: 'read',
  card: 'stock',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['adjust_stock', 'list_stock_movements', 'set_low_stock_point', 'get_product'],
  toModel: ({ rows, onHand, available }) => ({
    rows: rows.slice(0, 15).map(({ optionValues: _values, productId: _product, ...row }) => row),
    onHand,
    available,
  }),
  summary: ({ rows, available }) => {
    const [only] = rows;
    if (rows.length === 1 && only) return skuStockWords(only);
    const lines = rows.map((row) => `${skuName(row)} ${leftWords(row)}`);
    const first = rows
      .filter(({ daysLeft }) => daysLeft !== null)
      .toSorted((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))[0];
    return `${available.toLocaleString('en-US')} left to sell in ${count(rows.length, 'SKU')}: ${listWords(lines, 5)}.${first ? ` ${skuName(first)} runs out first. ${lastsWords(first)}` : ''}`.trim();
  },
});

const leftWords = ({ available, daysLeft }: Pick<SkuStock, 'available' | 'daysLeft'>) =>
  available < 0
    ? `${(-available).toLocaleString('en-US')} short`
    : `${available.toLocaleString('en-US')}${daysLeft === null ? '' : ` (about ${count(daysLeft, 'day')})`}`;
