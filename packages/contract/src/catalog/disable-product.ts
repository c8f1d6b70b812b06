import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { productIdOut } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed } from './refs.ts';

export const disableProduct = declareOperation({
  name: 'disable_product',
  area: 'catalog',
  title: 'Disable a product',
  description:
    'Disables a product: it is kept with its stock, but no longer sold, counted or warned about. Nothing is deleted. Can be undone.',
  examples: ['Disable the bud vase', 'Take the linen tote off sale', 'Stop selling the match striker'],
  input: z.object({ id: pathId, product: productNamed('Which product should be disabled?').optional() }),
  output: z.object({ id: productIdOut, title: z.string(), enabled: z.boolean(), change: z.string() }),
  http: { method: 'PUT', path: '/web/jewelry/{id}/disable' },
  ...productChange,
  errors: ['not_found', 'conflict'],
  related: ['get_product', 'list_products'],
  summary: ({ change }) => change,
});
