import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit, loadingImage } from './entities.ts';
import { pictureGroup } from './enums.ts';
import { anyProductRef, chosenIdeaRef, kitInView, kitReads, mayAct } from './refs.ts';
import { countOf, kitForModel, kitTitle } from './say.ts';
import { groupWords, slot, wish } from './generation.ts';

const model = z
  .enum(['AMAZON', 'OPENAI'])
  .describe('Which image model draws. OPENAI unless said.')
  .optional();

export const makeBrandPictures = declareOperation({
  name: 'make_brand_pictures',
  area: 'brand-kits',
  title: 'Draw pictures of a kit',
  description:
    'Draws pictures of a brand kit in the background: the four of a brand idea, the eight tiles of its mood board, or the picture of a product idea; or only one slot of them anew, with a wish if one is said. Earlier pictures go to the tray. Words (names, products) are generate_brand_kit_part.',
  examples: [
    'Redraw the brand pictures',
    'make the mood board',
    'draw picture 2 of the brand again, with more light',
    'new picture for the sleep tea product',
  ],
  input: z.object({
    brandKit: kitInView(),
    pictures: field(pictureGroup, {
      label: 'Pictures',
      question: 'Which pictures: of the brand idea, the mood board or a product?',
      valueWords: groupWords,
    }),
    brandIdea: chosenIdeaRef(),
    productIdea: anyProductRef(),
    slot: slot('Which picture?').optional(),
    wish: wish(),
    model,
  }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/images', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  generates: ({ input }) => ({ kind: input.slot === undefined ? 'BRAND_PICTURES' : 'PICTURE', units: 1 }),
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_brand_kit', 'put_brand_picture', 'cancel_brand_generations'],
  invalidates: kitReads,
  toModel: kitForModel,
  summary: (kit, { pictures, slot: which }) => {
    const what = { IDEA: 'brand picture', MOODBOARD: 'mood board', PRODUCT: 'product picture' }[pictures];
    const loading = [
      ...kit.moodboardImages,
      ...kit.brandIdeas.generations.flatMap(({ images }) => images),
      ...kit.productSkus.generations.map(({ image }) => image),
    ].filter((one) => one === loadingImage).length;
    return `Drawing ${which ? `${what} ${which}` : pictures === 'MOODBOARD' ? 'the mood board' : `the ${what}s`} of ${kitTitle(kit)}: ${countOf(loading, 'picture')} under way.`;
  },
});
