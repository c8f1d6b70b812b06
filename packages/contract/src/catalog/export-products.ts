import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct } from './entities.ts';
import { productView } from './enums.ts';
import { count } from './words.ts';

export const exportProducts = declareOperation({
  name: 'export_products',
  area: 'catalog',
  title: 'Export products',
  description:
    'Writes the products with their SKUs, prices, costs and stock into a CSV file that is safe to open in a spreadsheet, a line for each SKU: all, or those of one view or search.',
  examples: [
    'Export the products as CSV',
    'Download our inventory',
    'Give me a spreadsheet of all SKUs with stock',
  ],
  input: z.object({
    view: field(productView, {
      label: 'Show',
      valueWords: {
        LOW: ['running low', 'low stock'],
        OUT: ['out of stock', 'sold out'],
        DISABLED: ['disabled'],
      },
    }).default('ALL'),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' }).optional(),
  }),
  output: z.object({ ...writtenFile, skus: z.int() }),
  http: { method: 'POST', path: '/web/jewelry/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: [],
  related: ['list_products', 'list_skus'],
  summary: ({ skus, name }) => `${name} has ${count(skus, 'SKU')}.`,
});
