import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { longestTitle, mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { listed, shortDetail } from './say.ts';
import { families, colorNames } from './template-writes.ts';

export const updateProductTemplate = declareOperation({
  name: 'update_product_template',
  area: 'print-on-demand',
  title: 'Change a print-on-demand template',
  description:
    'Renames a print-on-demand template or changes in which colors and sizes of the blank it is sold. What is printed is add_to_template_design, the price set_template_price.',
  examples: [
    'Sell the night shift tee template only in black and navy',
    'rename the tote template to Market day tote',
    'offer that template in sage and cream as well',
  ],
  input: z.object({
    templateId: templateNamed(),
    title: field(z.string().trim().min(1).max(longestTitle), {
      sense: 'free_text',
      label: 'New title',
      words: ['to', 'rename to', 'call it', 'name it', 'as'],
    }).optional(),
    colors: families.describe('All colors it is sold in from now on.').optional(),
    colorNames,
    sizes: z
      .array(z.string().trim().min(1).max(40))
      .max(40)
      .describe('All sizes it is sold in from now on.')
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_product_template', 'set_template_price'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is sold in ${listed(
      row.colors.map(({ name }) => name),
      8,
    )}${row.sizes.length > 0 ? `, sizes ${listed(row.sizes, 8)}` : ''}.`,
});
