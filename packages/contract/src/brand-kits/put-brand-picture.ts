import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit, imageSlot } from './entities.ts';
import { pictureGroup } from './enums.ts';
import { anyProductRef, chosenIdeaRef, kitInView, kitChange } from './refs.ts';
import { kitForModel, stateOf } from './say.ts';
import { groupWords, slot } from './generation.ts';

export const putBrandPicture = declareOperation({
  name: 'put_brand_picture',
  area: 'brand-kits',
  title: 'Put a picture into a kit',
  description:
    'Puts an uploaded or attached picture, or one of the tray by its address, into a slot of a brand kit: of the chosen idea (1 to 4), the mood board (1 to 8) or a product idea. The picture that was there goes to the tray. To have one drawn use make_brand_pictures.',
  examples: [
    'Use this photo as the first brand picture',
    'put the attached image on the mood board',
    'use this picture for the sleep tea product idea',
  ],
  input: z.object({
    brandKit: kitInView(),
    pictures: field(pictureGroup, {
      label: 'Pictures',
      question: 'Where should it go: the brand idea, the mood board or a product?',
      valueWords: groupWords,
    }),
    brandIdea: chosenIdeaRef(),
    productIdea: anyProductRef(),
    slot: slot('Into which place?').optional(),
    fileId: field(z.uuid(), {
      ref: 'file',
      question: 'Which picture? Attach it to your message.',
      label: 'File',
      words: ['file', 'picture', 'photo', 'attached'],
    })
      .describe('Id of an uploaded or attached picture.')
      .optional(),
    imageUrl: imageSlot
      .describe('Address of a picture of the tray, instead of a file. Empty empties the slot.')
      .optional(),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/images' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict', 'bad_input', 'unsupported_file'],
  related: ['get_brand_kit', 'make_brand_pictures'],
  toModel: kitForModel,
  summary: (kit) => `The picture is in its place. ${stateOf(kit)}`,
});
