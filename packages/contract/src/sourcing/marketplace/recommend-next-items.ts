import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { limit, itemList, itemsForModel, saysItems } from './item-list.ts';

// The endless list under the recommendations; a conversation asks recommend_items.
export const recommendNextItems = declareOperation({
  name: 'recommend_next_items',
  area: 'sourcing',
  title: 'More recommended items',
  description:
    'The next items after those already shown by recommend_items, for a list that grows as one scrolls.',
  examples: ['show more recommendations'],
  input: z.object({ page: field(z.int().min(0).max(1000), { sense: 'page' }).default(1), size: limit }),
  output: itemList,
  http: { method: 'GET', path: '/web/catalog-items/action/recommend-next-items' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: false,
  errors: [],
  toModel: itemsForModel,
  summary: saysItems,
});
