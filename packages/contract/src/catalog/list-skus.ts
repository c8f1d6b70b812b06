import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, skuRow, type SkuRow } from './entities.ts';
import { count, listWords, money, skuName } from './words.ts';

const skuSort = z.enum(['code', 'available', '-available', 'daysLeft', '-sold']);

const skuLine = (row: SkuRow) =>
  `${row.code} ${skuName(row)}, ${money(row.priceMinor, row.currency)}, ${row.available.toLocaleString('en-US')} left`;

export const listSkus = declareOperation({
  name: 'list_skus',
  area: 'catalog',
  title: 'SKUs',
  description:
    'Lists SKUs, which are the variants of products, with code, price, cost, barcode and stock. Whole products are list_products; one SKU by place and days left is get_stock.',
  examples: [
    'List all our SKUs',
    'Which SKUs does the travel candle have?',
    'Show the SKU codes and barcodes',
    'What does each variant cost us?',
  ],
  input: z.object({
    product: field(z.string().trim().min(1).max(200), {
      ref: 'product',
      label: 'Product',
      words: ['product', 'of'],
    })
      .describe('Only SKUs of this product, by id or title.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of a title, variant or code.')
      .optional(),
    sort: skuSort.default('code'),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(skuRow), ...pageOutput }),
  http: { method: 'GET', path: '/web/jewelry-sku' },
  access: mayRead,
  effect: 'read',
  card: 'skus',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'list_products', 'update_sku', 'merge_skus'],
  toModel: ({ rows, total }) => ({
    rows: rows
      .slice(0, 15)
      .map(
        ({
          optionValues: _values,
          productId: _product,
          weightGrams: _weight,
          tariffNumber: _number,
          originCountry: _origin,
          ...row
        }) => row,
      ),
    total,
    ...(total > 15 ? { note: `Shown ${Math.min(rows.length, 15)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total }) =>
    total === 0 ? 'No SKUs match.' : `${count(total, 'SKU')}: ${listWords(rows.map(skuLine), 4)}.`,
});
