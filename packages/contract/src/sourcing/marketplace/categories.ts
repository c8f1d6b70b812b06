import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { category, subcategory } from './entities.ts';
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
  access: { kind: 'private', role: 'viewer', preview: true },
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

export const listSubcategories = declareOperation({
  name: 'list_subcategories',
  area: 'sourcing',
  title: 'Subcategories',
  description:
    'Lists the narrow shelves of the marketplace by vertical, group and subgroup, with how many items each has. Use list_categories for the wide ones.',
  examples: [
    'which subcategories do candles have?',
    'list the subgroups in home and living',
    'what kinds of bags are there?',
  ],
  input: z.object({
    vertical: z.string().trim().max(80).describe('Widest shelf, as list_categories names it.').optional(),
    group: z.string().trim().max(80).describe('Shelf within a vertical.').optional(),
    subgroup: z.string().trim().max(80).describe('Narrowest shelf.').optional(),
    categoryId: field(z.string().trim().min(1).max(80), { ref: 'category', label: 'Category' })
      .describe('Category by id or name.')
      .optional(),
    page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
    size: field(z.int().min(1).max(9999), { sense: 'page' }).default(9999),
  }),
  output: z.object({ rows: z.array(subcategory), page: z.int(), size: z.int(), total: z.int() }),
  http: { method: 'GET', path: '/web/catalog-subcategories' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'none',
  offered: true,
  errors: ['not_found'],
  related: ['list_categories', 'search_catalog_items'],
  summary: ({ rows, total }) =>
    total === 0
      ? 'No subcategories match that.'
      : `${countOf(total, 'subcategory', 'subcategories')}: ${rows
          .slice(0, 12)
          .map((row) => row.subgroup)
          .join(', ')}${total > 12 ? ' and more' : ''}.`,
});
