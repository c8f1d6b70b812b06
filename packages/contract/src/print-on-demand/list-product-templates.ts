import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, productTemplate } from './entities.ts';
import { templateState, templateStateWords } from './enums.ts';
import { countOf, shortTemplate, templateLine } from './say.ts';
import { shown } from './template-reads.ts';

export const listProductTemplates = declareOperation({
  name: 'list_product_templates',
  area: 'print-on-demand',
  title: 'Print-on-demand templates',
  description:
    'Lists the print-on-demand templates of the store: designs put on blanks, with state, retail price and margin. Blanks to start from are list_blank_products; canvas designs are list_designs.',
  examples: [
    'Show my print-on-demand templates',
    'which print on demand products are ready to sell?',
    'which templates sell at a loss?',
    'list the archived print-on-demand templates',
  ],
  input: z.object({
    state: field(templateState, {
      label: 'State',
      words: ['state', 'status'],
      valueWords: templateStateWords,
    })
      .describe('Without it all but archived ones.')
      .optional(),
    atLoss: field(z.boolean(), {
      label: 'At a loss',
      valueWords: {
        true: [
          'at a loss',
          'losing money',
          'loses money',
          'losing',
          'in the red',
          'unprofitable',
          'lose money',
          'losing … money',
          'loses … money',
          'lose … money',
          'make a loss',
          'loss making',
          'negative margin',
          'below cost',
        ],
      },
    })
      .describe('Only those that lose money on at least one variant.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' }).optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(productTemplate), ...pageOutput }),
  http: { method: 'GET', path: '/web/print-on-demand/local-templates' },
  access: mayRead,
  effect: 'read',
  card: 'product_templates',
  offered: true,
  errors: ['upstream'],
  related: ['get_product_template', 'create_product_template', 'get_template_prices'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shown).map(shortTemplate),
    total,
    ...(total > shown ? { note: `${total - shown} more are not shown here.` } : {}),
  }),
  summary: ({ rows, total }, input) => {
    const kind = input.atLoss ? 'template at a loss' : 'print-on-demand template';
    const many = input.atLoss ? 'templates at a loss' : 'print-on-demand templates';
    if (total === 0)
      return input.atLoss
        ? 'No print-on-demand templates sell at a loss.'
        : 'No print-on-demand templates match. Pick a blank and put a design on it.';
    return `${countOf(total, kind, many)}: ${rows.slice(0, 5).map(templateLine).join('; ')}${total > 5 ? `; and ${total - 5} more` : ''}.`;
  },
});
