import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { blankNamed, longestTitle, mayAct, productTemplateDetail, templateReads } from './entities.ts';
import { listed, shortDetail } from './say.ts';
import { words, pictureFile, pictureUrl, place, families, colorNames } from './template-writes.ts';

export const createProductTemplate = declareOperation({
  name: 'create_product_template',
  area: 'print-on-demand',
  title: 'Make a print-on-demand template',
  description:
    'Puts words or a picture on a blank of the print-on-demand catalog and keeps it as a template (a draft) that can be priced, shown in mock-ups and published. To add to a template that is there use add_to_template_design; a free canvas is create_design.',
  examples: [
    'Make a print-on-demand template of the heavyweight tee that says "Sleep is a superpower"',
    'put the attached logo on the blank canvas tote',
    'start a print on demand mug saying Night Owl',
    'new print-on-demand template on the classic tee blank in black and navy',
  ],
  input: z.object({
    productId: blankNamed('Which blank should it be printed on?'),
    text: words.optional(),
    fileId: pictureFile.optional(),
    imageUrl: pictureUrl.optional(),
    place: place.optional(),
    title: field(z.string().trim().min(1).max(longestTitle), {
      sense: 'free_text',
      label: 'Title',
      words: ['called', 'named', 'call it', 'name it', 'titled'],
    }).optional(),
    colors: families.describe('Colors to sell it in; the first six of the blank unless said.').optional(),
    colorNames,
    externalProductId: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/)
      .describe("Where it was designed in the carrier's own designer, the id it was opened with.")
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'POST', path: '/web/print-on-demand/templates', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['add_to_template_design', 'set_template_price', 'create_mockup_task', 'list_blank_products'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `Made the template ${row.title} on the ${row.productTitle} in ${listed(row.colors.map(({ name }) => name))}${row.printedOn.length > 0 ? `, printed: ${listed(row.printedOn).toLowerCase()}` : ''}. It is a draft${row.missing.length > 0 ? `; missing: ${row.missing.join(', ')}` : ''}.`,
});
