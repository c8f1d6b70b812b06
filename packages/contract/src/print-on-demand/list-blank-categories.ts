import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { blankCategory, mayRead } from './entities.ts';
import { countOf } from './say.ts';

export const listBlankCategories = declareOperation({
  name: 'list_blank_categories',
  area: 'print-on-demand',
  title: 'Print-on-demand categories',
  description:
    'Lists the categories of the print-on-demand catalog with how many blanks each has. For the blanks themselves use list_blank_products; list_categories is of the supplier marketplace.',
  examples: [
    'What kinds of products can you print on demand?',
    'which print on demand categories are there?',
    'show me the print-on-demand category tree',
  ],
  input: z.object({}),
  output: z.object({ rows: z.array(blankCategory) }),
  http: { method: 'GET', path: '/web/print-on-demand/categories' },
  access: mayRead,
  effect: 'read',
  card: 'blank_categories',
  offered: true,
  errors: ['upstream'],
  related: ['list_blank_products'],
  summary: ({ rows }) => {
    const top = rows.filter(({ parent_id }) => parent_id === 0);
    const inside = (id: number) => rows.filter((row) => row.parent_id === id).map(({ title }) => title);
    return `Print on demand has ${countOf(top.length, 'category', 'categories')}: ${top.map(({ id, title }) => (inside(id).length === 0 ? title : `${title} (${inside(id).join(', ')})`)).join('; ')}.`;
  },
});
