import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { limit, itemList, itemsForModel, saysItems } from './item-list.ts';

export const recommendItems = declareOperation({
  name: 'recommend_items',
  area: 'sourcing',
  title: 'Recommended items',
  description:
    'Recommends catalog items to this store, from what it has looked at and saved, else what stands first in the marketplace. Use list_similar_items for items like a given one.',
  examples: [
    'What products would you recommend for me?',
    'suggest some catalog items for my brand',
    'anything new I might like to sell?',
  ],
  input: z.object({ size: limit }),
  output: itemList,
  http: { method: 'POST', path: '/web/catalog-items/action/recommend-items-to-user' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: true,
  errors: [],
  related: ['search_catalog_items', 'list_similar_items'],
  toModel: itemsForModel,
  summary: saysItems,
});
