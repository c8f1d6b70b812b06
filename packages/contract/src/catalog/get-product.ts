import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, product } from './entities.ts';
import { pathId, productNamed } from './refs.ts';
import { productWords, shortProduct } from './say.ts';

export const getProduct = declareOperation({
  name: 'get_product',
  area: 'catalog',
  title: 'Product',
  description:
    'Shows one product of this store: description, pictures, options, its SKUs with price and stock by place, units sold and days of stock left. The stock of one SKU alone is get_stock.',
  examples: [
    'Show me the ceramic mug product',
    'Open the product page of the linen tote',
    'What variants does the travel candle come in?',
    'Tell me about our bud vase',
  ],
  input: z.object({ id: pathId, product: productNamed().optional() }),
  output: product,
  http: { method: 'GET', path: '/web/jewelry/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'product',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'list_stock_movements', 'adjust_stock', 'update_product', 'disable_product'],
  toModel: shortProduct,
  summary: productWords,
});
