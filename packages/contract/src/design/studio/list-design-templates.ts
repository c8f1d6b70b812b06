import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayReadDesigns } from './design-ref.ts';
import { printArea } from './templates.ts';
import { count } from '../../kernel/words.ts';

export const listDesignTemplates = declareOperation({
  name: 'list_design_templates',
  area: 'design',
  title: 'Blank products to design on',
  description:
    'Lists the blank products that a design can stand on (T-shirt, hoodie, tote, mug, candle, pouch, carton, poster …) with their print area and lowest order. Blanks that are printed on demand and sold are in the print-on-demand catalog.',
  examples: [
    'Which products can I design on?',
    'show the design templates',
    'list the blank products of the design studio',
  ],
  input: z.object({
    group: field(z.enum(['Apparel', 'Accessories', 'Drinkware', 'Home', 'Packaging', 'Paper']), {
      label: 'Group',
      valueWords: {
        Apparel: ['apparel', 'clothes', 'clothing', 'garments'],
        Accessories: ['accessories', 'bags'],
        Drinkware: ['drinkware', 'cups'],
        Home: ['home', 'homeware'],
        Packaging: ['packaging'],
        Paper: ['paper goods', 'stationery'],
      },
    })
      .describe('One group of products.')
      .optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        templateKey: z.string(),
        name: z.string(),
        group: z.string(),
        printArea,
        productColor: z.string(),
        /** The blank product in its first color. */
        pictureUrl: z.string(),
        /** Lowest order that factories usually take, an estimate. */
        moq: z.int(),
      }),
    ),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/web/product-designs/-/templates' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design_templates',
  offered: true,
  errors: [],
  related: ['create_design', 'estimate_design_cost'],
  toModel: ({ rows, total }) => ({
    rows: rows.map(({ templateKey, name, group, moq }) => ({ templateKey, name, group, moq })),
    total,
  }),
  summary: ({ rows, total }, { group }) =>
    `${count(total, `${group ? `${group.toLowerCase()} ` : ''}product`)} to design on: ${rows.map(({ name }) => name.toLowerCase()).join(', ')}.`,
});
