import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { subcategory } from './entities.ts';
import { countOf } from '../say.ts';

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
  access: mayRead,
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
