import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { design } from './entities.ts';
import { designForModel } from './words.ts';

export const changeDesign = declareOperation({
  name: 'change_design',
  area: 'design',
  title: 'Change a design',
  description:
    'Changes a product design by words: adds, moves, resizes, recolors, rotates, reorders, hides, locks or removes layers (text, logo, shape, picture), changes wording or typeface, the color of the product, the product itself, or the name of the design. Pass the request word for word in `words`. Colors of a brand kit are change_brand_colors, values of a factory brief update_tech_pack, a whole new design create_design.',
  examples: [
    'Put the brand name on the tote in dark green',
    'make the text bigger',
    'move the logo to the back',
    'make the tote design navy',
    'change the text to "Quiet nights"',
    'add a gold circle behind the text',
    'rotate the logo 15 degrees',
    'use a handwritten font on the design',
    'remove the circle from the design',
    'put the design on a hoodie instead',
    'rename the design to Harvest Tote',
  ],
  input: z.object({
    ...designRef,
    words: field(z.string().trim().min(1).max(2000), {
      sense: 'whole_request',
      label: 'Change',
      question: 'What should I change on the design?',
    }).describe('What is to change, in the founder’s own words, whole and unchanged.'),
  }),
  output: design.extend({
    /** What was done, one sentence each. */
    changes: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/changes' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_design', 'restore_design_version', 'render_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ changes, ...output }) => ({ changes, ...designForModel(output) }),
  summary: ({ changes, name }) => `${name}: ${changes.join('; ')}.`,
});
