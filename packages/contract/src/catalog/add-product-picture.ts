import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { productIdOut, productPicture } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed } from './refs.ts';

export const addProductPicture = declareOperation({
  name: 'add_product_picture',
  area: 'catalog',
  title: 'Add a picture to a product',
  description:
    'Gives a product an uploaded or attached picture: as the main one, which lists and cards show, or after the others. Pictures of a brand kit are put_brand_picture. Can be undone.',
  examples: [
    'Use this photo for the linen tote',
    'add the attached picture to the ceramic mug',
    'make this the main picture of the bud vase',
  ],
  input: z.object({
    id: pathId,
    product: productNamed('Which product is the picture of?').optional(),
    fileId: field(z.uuid(), {
      ref: 'file',
      label: 'Picture',
      question: 'Which picture? Attach it to your message.',
      words: ['picture', 'photo', 'image', 'file', 'attached'],
    }).describe('Id of an uploaded or attached picture.'),
    isMain: field(z.boolean(), {
      label: 'Main picture',
      valueWords: {
        true: ['main picture', 'main photo', 'cover', 'first picture'],
        false: ['another picture', 'also', 'one more', 'additional', 'extra', 'at the end'],
      },
    })
      .describe('Whether lists and cards show it; otherwise it comes after the others.')
      .default(true),
  }),
  output: z.object({
    id: productIdOut,
    title: z.string(),
    enabled: z.boolean(),
    pictures: z.array(productPicture),
    change: z.string(),
  }),
  http: { method: 'POST', path: '/web/jewelry/{id}/pictures', status: 200 },
  ...productChange,
  errors: ['not_found', 'conflict', 'unsupported_file', 'too_large'],
  related: ['get_product', 'remove_product_picture'],
  summary: ({ change }) => change,
});
