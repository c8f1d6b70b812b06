import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { design } from './entities.ts';
import { designForModel, designLine } from './words.ts';

export const chooseDesignPicture = declareOperation({
  name: 'choose_design_picture',
  area: 'design',
  title: 'Choose a picture of a design',
  description:
    'Takes one of the pictures that were drawn for a product design and lays it on the product as a layer; another choice replaces it. Pictures are numbered in get_design.',
  examples: [
    'Use the second picture for the design',
    'choose picture 3 of the tote design',
    'take the first concept',
    'put picture 2 on the design',
  ],
  input: z.object({
    ...designRef,
    pictureNumber: field(z.int().min(1).max(1000), {
      label: 'Picture',
      question: 'Which picture? Say its number.',
      words: ['picture', 'picture number', 'concept', 'option'],
    }).describe('Number of the picture in the design; the first is 1.'),
  }),
  output: design,
  http: { method: 'PUT', path: '/web/product-designs/{designId}/chosen-picture' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['generate_design_pictures', 'change_design', 'find_products_for_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: designForModel,
  summary: (output, { pictureNumber }) => `Picture ${pictureNumber} is on the design. ${designLine(output)}.`,
});
