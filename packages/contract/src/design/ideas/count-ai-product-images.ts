import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from './refs.ts';

export const countAiProductImages = declareOperation({
  name: 'count_ai_product_images',
  area: 'design',
  title: 'Count of AI product pictures',
  description: 'How many AI products of this store have a picture. For screens.',
  examples: ['(the ideas tab opens)'],
  input: z.object({}),
  output: z.object({ aiProductCount: z.int() }),
  http: { method: 'GET', path: '/web/ai-products/image/count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ aiProductCount }) => `${aiProductCount} AI products have a picture.`,
});
