import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { addProductPicture } from './add-product-picture.ts';
import { mostPictures } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed } from './refs.ts';

export const removeProductPicture = declareOperation({
  name: 'remove_product_picture',
  area: 'catalog',
  title: 'Remove a picture of a product',
  description:
    'Takes one picture off a product, by its place: 1 is the main one. The file itself is kept. Can be undone.',
  examples: [
    'Remove the picture of the linen tote',
    'take the second photo off the ceramic mug',
    'delete picture 3 of the bud vase',
  ],
  input: z.object({
    id: pathId,
    product: productNamed('Which product’s picture should go?').optional(),
    place: field(z.int().min(1).max(mostPictures), {
      label: 'Picture',
      words: ['picture', 'photo', 'image', 'number'],
    })
      .describe('Place of the picture among those of the product, from 1.')
      .optional(),
    url: forForms(z.string().max(1000).optional().describe('Its address, in place of its place.')),
  }),
  output: addProductPicture.output,
  http: { method: 'DELETE', path: '/web/jewelry/{id}/pictures' },
  ...productChange,
  errors: ['not_found', 'conflict'],
  related: ['get_product', 'add_product_picture'],
  summary: ({ change }) => change,
});
