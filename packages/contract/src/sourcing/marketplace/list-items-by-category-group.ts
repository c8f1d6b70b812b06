import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemSummary } from './entities.ts';
import { countOf } from '../say.ts';

export const listItemsByCategoryGroup = declareOperation({
  name: 'list_items_by_category_group',
  area: 'sourcing',
  title: 'Items by category group',
  description: 'Catalog items arranged by the groups of the category tree, a few of each, for browsing.',
  examples: ['items of every category group'],
  input: z.object({
    group: z.string().trim().max(80).describe('Only this group, as list_categories names it.').optional(),
    size: z.int().min(1).max(24).default(6).describe('Items of each group.'),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        group: z.string(),
        categoryIds: z.array(z.string()),
        total: z.int(),
        rows: z.array(catalogItemSummary),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/catalog-items/action/category-group' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ groups }) =>
    `${countOf(groups.length, 'group')}: ${groups.map((group) => `${group.group} ${group.total}`).join(', ')}.`,
});
