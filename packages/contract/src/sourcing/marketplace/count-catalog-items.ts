import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { itemFilters } from './filters.ts';
import { countOf } from '../say.ts';

export const countCatalogItems = declareOperation({
  name: 'count_catalog_items',
  area: 'sourcing',
  title: 'Count catalog items',
  description:
    'Says how many catalog items match the filters, without listing them. Use it for "how many products"; use search_catalog_items to see them, count_suppliers for suppliers.',
  examples: [
    'How many mugs are in the catalog?',
    'count the catalog products under $5 a unit',
    'how many products does that supplier have?',
  ],
  input: z.object(itemFilters),
  output: z.object({ total: z.int() }),
  http: { method: 'GET', path: '/web/catalog-items/action/count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['search_catalog_items'],
  summary: ({ total }) => `${countOf(total, 'catalog item')} ${total === 1 ? 'matches' : 'match'}.`,
});
