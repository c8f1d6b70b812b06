import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { designLimits } from './document.ts';
import { design } from './entities.ts';
import { designForModel, designLine } from './words.ts';

export const duplicateDesign = declareOperation({
  name: 'duplicate_design',
  area: 'design',
  title: 'Copy a design',
  description:
    'Makes a copy of a product design of the store, with its layers and without its history. To copy a design of the community use create_design.',
  examples: ['Duplicate the harvest tote design', 'make a copy of this design', 'clone my tee design'],
  input: z.object({
    ...designRef,
    name: field(z.string().trim().min(1).max(designLimits.nameLength), {
      label: 'Name',
      words: ['named', 'called', 'titled', 'name it', 'call it', 'and call it'],
    })
      .describe('Name of the copy.')
      .optional(),
  }),
  output: design,
  http: { method: 'POST', path: '/web/product-designs/{designId}/copies', status: 201 },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['change_design', 'list_designs'],
  invalidates: [...designReads],
  undoable: true,
  toModel: designForModel,
  summary: (output) => `Made a copy. ${designLine(output)}.`,
});
