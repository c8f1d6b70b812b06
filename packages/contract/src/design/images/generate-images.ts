import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { designModel, designModelWords } from './enums.ts';
import { imagesPerGeneration, longestPrompt } from './limits.ts';
import { generationForModel, generationLine } from './say.ts';
import { shownThing } from './shown-thing.ts';

export const generationInput = {
  prompt: field(
    z
      .string()
      .trim()
      .min(1, 'Say what the picture should show.')
      .max(longestPrompt, 'A prompt can have at most 2,000 characters.'),
    { sense: 'whole_request', label: 'Shows', question: 'What should the picture show?' },
  ).describe(
    'What the pictures should show: the thing, its colors, where it stands, how it is seen; a brand name in quotes.',
  ),
  numImages: field(z.int().min(1).max(imagesPerGeneration), {
    sense: 'quantity',
    label: 'Pictures',
    words: ['pictures', 'images', 'photos', 'versions', 'variants', 'shots', 'visuals', 'renders'],
  })
    .describe('How many, 1 to 4.')
    .default(imagesPerGeneration),
  deductCredits: z
    .boolean()
    .default(true)
    .describe('Whether they count against the pictures of the month. Those of brand kits do not.'),
  saveToImageGallery: z.boolean().default(true).describe('Whether they are kept in the image gallery.'),
};

export const generateImages = declareOperation({
  name: 'generate_images',
  area: 'design',
  title: 'Make pictures',
  description:
    'Makes up to four new pictures from words: a product, its colors, its setting, its view ("a sage green candle tin on linen, from above"). They are kept in the image gallery and count against the pictures of the month. Use recolor_image to change a color of a picture that exists, draw_from_sketch when there is a drawing to begin from, list_images to see earlier ones, search_by_image to find catalog items.',
  examples: [
    'Make a picture of a sage green candle tin on linen',
    'generate two images of a matte black water bottle on stone',
    'draw me a kraft coffee bag that says "Slow Hours"',
    'I need a product photo of a terracotta mug, close up',
    'create pictures of a lavender soap bar with amazon',
  ],
  input: z.object({
    ...generationInput,
    model: field(designModel, { label: 'Engine', valueWords: designModelWords })
      .describe('Which engine makes them: only where one is named. The one that is connected unless said.')
      .optional(),
  }),
  output: imageGeneration,
  http: { method: 'POST', path: '/commons/ai/gpt-images' },
  access: mayAct,
  effect: 'write',
  card: 'image_generation',
  generates: ({ input, output, byHand }) =>
    output?.status === 'FAILURE' || (byHand && !input.deductCredits)
      ? null
      : { kind: 'PICTURE', units: input.numImages },
  offered: true,
  errors: ['conflict', 'upstream', 'timeout'],
  related: ['list_images', 'recolor_image', 'watermark_image', 'get_image_credits'],
  invalidates: ['list_images', 'get_image_generation', 'get_image_credits'],
  toModel: generationForModel,
  summary: (output) => generationLine(output, shownThing(output.prompt)),
});
