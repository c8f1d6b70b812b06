import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { hexColor } from './document.ts';
import { design } from './entities.ts';
import { designForModel } from './words.ts';

export const changeDesignColor = declareOperation({
  name: 'change_design_color',
  area: 'design',
  title: 'Change the color of a product',
  description:
    'Changes the color of a design’s product to one or several colors: one changes the design itself, several make a copy in each further color.',
  examples: ['show this design in navy, sage and cream'],
  input: z.object({
    ...designRef,
    colors: z.array(hexColor).min(1).max(8),
  }),
  output: z.object({ rows: z.array(design) }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/colors' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ rows }) => ({ rows: rows.map(designForModel) }),
  summary: ({ rows }) =>
    `${rows.map(({ name, productColorName }) => `${name} in ${productColorName}`).join('; ')}.`,
});
