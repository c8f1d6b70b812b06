import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { workType, workTypes } from './enums.ts';
import { kitInView, kitReads, mayAct } from './refs.ts';
import { countOf, kitForModel, kitTitle, listed, stateOf, workNames } from './say.ts';
import { partWords } from './generation.ts';

export const cancelBrandGenerations = declareOperation({
  name: 'cancel_brand_generations',
  area: 'brand-kits',
  title: 'Stop making parts of a kit',
  description:
    'Stops what is being made for a brand kit, of the types named or all of it. What is made already stays; slots that were loading are empty again.',
  examples: [
    'Stop making the product ideas',
    'cancel the pictures of the brand kit',
    'stop generating, cancel everything for the kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    types: field(z.array(workType).min(1).max(workTypes.length), {
      label: 'Parts',
      valueWords: {
        ...partWords,
        IDEA_IMAGES: ['brand pictures', 'brand images', 'pictures', 'images', 'idea images'],
        MOODBOARD_IMAGES: ['mood board', 'moodboard'],
        PRODUCT_IMAGES: ['product pictures', 'product images', 'sku images'],
        SLIDES: ['slides', 'thumbnails'],
      },
    })
      .describe('Which to stop; all that is pending when left out.')
      .optional(),
  }),
  output: brandKit.extend({ canceled: z.int() }),
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/generations/cancel' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'generate_brand_kit_part'],
  invalidates: kitReads,
  toModel: (kit) => ({ canceled: kit.canceled, ...kitForModel(kit) }),
  summary: ({ canceled, ...kit }, { types }) =>
    canceled === 0
      ? `Nothing ${types ? `of the ${listed(types.map((type) => workNames[type]))} ` : ''}was being made for ${kitTitle(kit)}, so there was nothing to stop.`
      : `Stopped ${countOf(canceled, 'piece')} of work for ${kitTitle(kit)}. ${stateOf(kit)}`,
});
