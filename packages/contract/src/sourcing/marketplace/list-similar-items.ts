import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { limit, itemList, itemsForModel, saysItems } from './item-list.ts';

export const listSimilarItems = declareOperation({
  name: 'list_similar_items',
  area: 'sourcing',
  title: 'Similar items',
  description:
    'Lists catalog items like a given one, from other suppliers first. Use it for alternatives to a product; the id comes from search_catalog_items or the item in view.',
  examples: ['show me similar products', 'anything like this item?', 'alternatives to that product'],
  input: z.object({
    itemId: field(z.string().trim().min(1).max(160), {
      ref: 'catalog_item',
      label: 'Item',
      question: 'Similar to which item?',
      words: ['item', 'product'],
    }).describe('Id or title of the item.'),
    size: limit,
  }),
  output: itemList,
  http: { method: 'GET', path: '/web/catalog-items/{itemId}/recommend-items-to-item' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_catalog_item', 'search_catalog_items'],
  toModel: itemsForModel,
  summary: saysItems,
});
