import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { wholeListSize } from './limits.ts';
import { mayRead } from './refs.ts';
import { countOf, summaryLine } from './say.ts';
import { kitList, kitListForModel } from './kit-list.ts';

export const listBrandKits = declareOperation({
  name: 'list_brand_kits',
  area: 'brand-kits',
  title: 'Brand kits',
  description:
    'Lists the brand kits of the store that have a category and a product description, newest first. For one kit with its ideas, colors and pictures use get_brand_kit; for the four examples use list_example_brand_kits.',
  examples: ['Show my brand kits', 'Which brand kits do I have?', 'List the archived brand kits'],
  input: z.object({
    named: field(z.string().trim().min(1).max(120), { label: 'Named', words: ['named', 'called'] })
      .describe('Words of the brand name, the category or the description.')
      .optional(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      words: ['archived'],
    })
      .describe('True for the archived ones.')
      .default(false),
    page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
    size: field(z.int().min(1).max(wholeListSize), { sense: 'page' }).default(wholeListSize),
    sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  }),
  output: kitList,
  http: { method: 'GET', path: '/web/brand-kits' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kits',
  offered: true,
  errors: [],
  related: ['get_brand_kit', 'create_brand_kit', 'list_example_brand_kits'],
  toModel: kitListForModel,
  summary: ({ kits, total }, { isArchived, named }) => {
    const which = `${isArchived ? 'archived ' : ''}brand kit`;
    const about = named ? ` named “${named}”` : '';
    if (total === 0)
      return isArchived || named
        ? `There’s no ${which}${about}.`
        : 'You have no brand kits yet. Say what you want to sell, such as "make me a brand kit for a calming tea".';
    return `${countOf(total, which)}${about}: ${kits.slice(0, 6).map(summaryLine).join('; ')}${total > 6 ? ' and more' : ''}.`;
  },
});
