import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { category } from './entities.ts';
import { catalogKind, catalogKindWords } from './enums.ts';
import { countOf } from '../say.ts';

export const listCategories = declareOperation({
  name: 'list_categories',
  area: 'sourcing',
  title: 'Categories',
  description:
    'Lists the categories of the marketplace with how many suppliers and items each has. Use it for what can be sourced here; ids go into the searches. Use list_subcategories for the narrower shelves.',
  examples: [
    'What categories can I source?',
    'which product categories are there?',
    'show the packaging categories',
    'what can you find suppliers for?',
  ],
  input: z.object({
    kind: field(catalogKind, { label: 'Kind', valueWords: catalogKindWords })
      .describe('PRODUCT, PACKAGING or SERVICES.')
      .optional(),
  }),
  output: z.object({ rows: z.array(category) }),
  http: { method: 'GET', path: '/web/catalog-categories' },
  access: mayRead,
  effect: 'read',
  card: 'categories',
  offered: true,
  errors: [],
  related: ['search_suppliers', 'search_catalog_items'],
  toModel: ({ rows }) => ({
    rows: rows.map(({ categoryId, name, kind, supplierCount, itemCount }) => ({
      categoryId,
      name,
      kind,
      supplierCount,
      itemCount,
    })),
  }),
  summary: ({ rows }) =>
    rows.length === 0
      ? 'There are no categories of that kind.'
      : `${countOf(rows.length, 'category', 'categories')}: ${rows.map((row) => row.name).join(', ')}.`,
});
