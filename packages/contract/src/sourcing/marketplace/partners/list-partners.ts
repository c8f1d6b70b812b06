import { mayRead } from '../../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { countOf, cutNote } from '../../say.ts';
import { partnerCategory, partnerCategoryWords, partner, partnerCategoryLabels } from './partners.ts';

export const listPartners = declareOperation({
  name: 'list_partners',
  area: 'sourcing',
  title: 'Service providers',
  description:
    'Lists service providers for what comes around making: freight, inspection, lab testing, photography, trademarks, insurance, customs, finance, design. For who makes products or packaging use search_suppliers.',
  examples: [
    'Which partners do you have for freight?',
    'find me a trademark lawyer',
    'who could inspect my order at the factory?',
    'show all partners',
  ],
  input: z.object({
    category: field(partnerCategory, { label: 'Service', valueWords: partnerCategoryWords })
      .describe('Only this kind of service.')
      .optional(),
    keyword: field(z.string().trim().max(120), {
      label: 'Words',
      words: ['called', 'named', 'partner called'],
    })
      .describe('Words of the name, headline or services. Leave out what category says.')
      .optional(),
  }),
  output: z.object({
    rows: z.array(partner),
    /** How many there are of each kind, whatever the filters. */
    categories: z.array(z.object({ category: partnerCategory, label: z.string(), count: z.int() })),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/web/partners' },
  access: mayRead,
  effect: 'read',
  card: 'partners',
  offered: true,
  errors: [],
  related: ['ask_partner', 'search_suppliers'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 8).map(({ description: _description, ...row }) => row),
    total,
    ...cutNote(Math.min(rows.length, 8), total),
  }),
  summary: ({ rows, total }, { category }) => {
    const what = category ? `${partnerCategoryLabels[category].toLowerCase()} ` : '';
    if (total === 0)
      return `No ${what}service provider matches that. Name a service, such as freight or inspection, to see who’s available.`;
    const first = rows
      .slice(0, 4)
      .map(({ name, headline, priceWords }) => `${name}: ${headline}${priceWords ? `, ${priceWords}` : ''}`);
    return `${countOf(total, `${what}service provider`)}. ${first.join('; ')}.`;
  },
});
