import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { productIdOut } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed } from './refs.ts';

export const enableProduct = declareOperation({
  name: 'enable_product',
  area: 'catalog',
  title: 'Enable a product',
  description: 'Enables a product, so that it is sold and counted again. Can be undone.',
  examples: [
    'Enable the clay ornament again',
    'Put the bud vase back on sale',
    'Turn the linen tote on again',
  ],
  input: z.object({ id: pathId, product: productNamed('Which product should be enabled?').optional() }),
  output: z.object({ id: productIdOut, title: z.string(), enabled: z.boolean(), change: z.string() }),
  http: { method: 'PUT', path: '/web/jewelry/{id}/enable' },
  ...productChange,
  errors: ['not_found', 'conflict'],
  related: ['get_product', 'list_products'],
  summary: ({ change }) => change,
});
