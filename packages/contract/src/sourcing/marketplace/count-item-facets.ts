import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { itemFilters } from './filters.ts';
import { facets, summary } from './facets.ts';

export const countItemFacets = declareOperation({
  name: 'count_item_facets',
  area: 'sourcing',
  title: 'Catalog items by category and country',
  description:
    'How many catalog items each category and country would give with the filters of a search. For the filters of the marketplace only; count_catalog_items answers questions.',
  examples: ['count the categories of the items for "mugs"'],
  input: z.object(itemFilters),
  output: facets,
  http: { method: 'GET', path: '/web/catalog-items/action/facets' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary,
});
