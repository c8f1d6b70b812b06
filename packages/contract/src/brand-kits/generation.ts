import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit, imageSlot, loadingImage } from './entities.ts';
import { generationType, pictureGroup, workType, workTypes } from './enums.ts';
import { longestWish } from './limits.ts';
import { anyProductRef, chosenIdeaRef, kitInView, kitReads, mayAct } from './refs.ts';
import { countOf, kitForModel, kitTitle, listed, stateOf, workNames } from './say.ts';

const wish = () =>
  field(z.string().trim().min(1).max(longestWish), {
    sense: 'free_text',
    label: 'Wish',
    words: ['wish', 'more like', 'that are', 'which are', 'but'],
  })
    .describe('What it should be like, beyond the brief: "warmer", "for men too".')
    .optional();

const model = z
  .enum(['AMAZON', 'OPENAI'])
  .describe('Which image model draws. OPENAI unless said.')
  .optional();

const partWords = {
  TARGET_AUDIENCE: [
    'audience',
    'audiences',
    'target audience',
    'target audiences',
    'customers',
    'personas',
    'buyers',
  ],
  BRAND_IDEA: [
    'brand idea',
    'brand ideas',
    'ideas',
    'brand names',
    'names',
    'brand name ideas',
    'slogans',
    'concepts',
  ],
  PRODUCT_SKU: ['product idea', 'product ideas', 'products', 'skus', 'product suggestions'],
  MARKET_RESEARCH: ['market research', 'research', 'market analysis', 'competitor analysis'],
} as const;

export const generateBrandKitPart = declareOperation({
  name: 'generate_brand_kit_part',
  area: 'brand-kits',
  title: 'Make more of a brand kit',
  description:
    'Makes one part of a brand kit that is there in the background: target audiences, brand ideas, product ideas or market research, with a wish if one is said. What is there stays. Pictures are make_brand_pictures; a whole new kit is create_brand_kit.',
  examples: [
    'Give me three more brand ideas',
    'more product ideas that are cheaper',
    'write the market research for my brand kit',
    'suggest other target audiences for the tea kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    type: field(generationType, {
      question: 'What should I make: audiences, brand ideas, product ideas or market research?',
      label: 'Part',
      valueWords: partWords,
    }),
    wish: wish(),
    count: field(z.int().min(1).max(8), { sense: 'quantity', label: 'How many', words: ['more', 'how many'] })
      .describe('How many to make; three ideas or audiences and six products unless said.')
      .optional(),
  }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/generations', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_brand_kit', 'cancel_brand_generations', 'make_brand_pictures', 'choose_brand_idea'],
  invalidates: kitReads,
  toModel: kitForModel,
  summary: (kit, { type, count }) =>
    `The ${workNames[type]}${count ? ` (${count})` : ''} of ${kitTitle(kit)} ${type === 'MARKET_RESEARCH' ? 'is' : 'are'} under way. ${stateOf(kit)}`,
});

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

const groupWords = {
  IDEA: [
    'brand pictures',
    'brand images',
    'idea pictures',
    'pictures of the idea',
    'brand photos',
    'pictures',
    'images',
  ],
  MOODBOARD: ['mood board', 'moodboard', 'mood pictures', 'tiles'],
  PRODUCT: ['product picture', 'product pictures', 'product image', 'product photos', 'sku image'],
} as const;

const slot = (question: string) =>
  field(z.int().min(1).max(8), {
    label: 'Slot',
    words: ['picture', 'image', 'slot', 'tile'],
    question,
  }).describe('Which picture, counted from 1: 1 to 4 of an idea, 1 to 8 of the mood board.');

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
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'unsupported_file'],
  related: ['get_brand_kit', 'make_brand_pictures'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => `The picture is in its place. ${stateOf(kit)}`,
});

export const drawBrandSlides = declareOperation({
  name: 'draw_brand_slides',
  area: 'brand-kits',
  title: 'Draw the slides of a kit',
  description:
    'Draws the pictures of the six slides of a brand kit (idea, mood board, market research, product ideas, get started, summary) from what the kit holds now. The PDF needs them. The PDF itself is get_brand_kit_pdf.',
  examples: ['Draw the slides of my brand kit', 'refresh the slide thumbnails'],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/slides' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit_pdf', 'get_brand_kit'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) =>
    `${countOf(kit.thumbnailImages.length, 'slide')} of ${kitTitle(kit)} ${kit.thumbnailImages.length === 1 ? 'is' : 'are'} drawn. ${stateOf(kit)}`,
});
