import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { blankProduct, mayRead, productPageSize } from './entities.ts';
import { blankColor, blankColorWords } from './enums.ts';
import { blankLine, countOf, listed, shortBlank } from './say.ts';

const shown = 8;

export const listBlankProducts = declareOperation({
  name: 'list_blank_products',
  area: 'print-on-demand',
  title: 'Print-on-demand blanks',
  description:
    'Finds blank products of the print-on-demand catalog to print a design on, one piece at a time without stock: tees, hoodies, mugs, totes, posters and so on, with colors, sizes and what the blank costs. Products made by factories in bulk are search_catalog_items; templates that the store made are list_product_templates.',
  examples: [
    'Show me blank tees for print on demand',
    'which print-on-demand mugs are there?',
    'find a blank hoodie in black I can print on',
    'what can I print on under $10 a piece?',
    'blank tote bags for printing',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(120), {
      sense: 'search_words',
      label: 'Words',
      words: ['blank', 'blanks', 'called', 'named'],
    })
      .describe('Kind of product, material or name: "tees", "organic cotton", "mug".')
      .optional(),
    categoryId: z
      .int()
      .min(0)
      .describe('Of list_blank_categories, with what is below it; 0 for all.')
      .optional(),
    color: field(blankColor, {
      label: 'Color',
      words: ['color', 'colour', 'comes in'],
      valueWords: blankColorWords,
    }).optional(),
    maxCostMinor: amountMinor({
      label: 'Blank at most',
      words: ['under', 'below', 'at most', 'up to', 'less than', 'cheaper than', 'max'],
    })
      .describe('What the blank may cost without print and shipping, in minor units.')
      .optional(),
    page: pageInput.page,
    size: z.int().min(1).max(productPageSize).default(productPageSize),
  }),
  output: z.object({ rows: z.array(blankProduct), ...pageOutput }),
  http: { method: 'GET', path: '/web/print-on-demand/products' },
  access: mayRead,
  effect: 'read',
  card: 'blank_products',
  offered: true,
  errors: ['upstream'],
  related: ['get_blank_product', 'create_product_template', 'list_blank_categories'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shown).map(shortBlank),
    total,
    ...(total > shown ? { note: `${total - shown} more are not shown here.` } : {}),
  }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No blanks match. Leave out a color or a price, or look through the categories.'
      : `${countOf(total, 'blank')}: ${listed(rows.slice(0, 5).map(blankLine), 5)}${total > 5 ? `, and ${total - 5} more` : ''}.`,
});
