import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { designModel, designModelWords } from './enums.ts';
import { imagesPerGeneration, longestPrompt } from './limits.ts';
import { pictureInput } from './picture-input.ts';
import { generationForModel, generationLine } from './say.ts';

export const drawFromSketch = declareOperation({
  name: 'draw_from_sketch',
  area: 'design',
  title: 'Sketch to picture',
  description:
    'Turns a sketch (a photograph or a drawing on paper or screen) into clean pictures of the thing, colored as the words say. The sketch comes as an attached file, a picture of the gallery or an address. Without a sketch use generate_images.',
  examples: [
    'Turn this sketch into a picture',
    'make a product picture from my drawing, in sage and cream',
    'turn the attached sketch into a clean picture with a terracotta body',
  ],
  input: z.object({
    ...pictureInput('Which sketch? Attach it to your message.'),
    prompt: field(z.string().trim().max(longestPrompt), { sense: 'whole_request', label: 'Shows' })
      .describe('What it is and in which colors.')
      .optional(),
    numImages: field(z.int().min(1).max(imagesPerGeneration), {
      sense: 'quantity',
      label: 'Pictures',
      words: ['pictures', 'images', 'versions', 'variants'],
    })
      .describe('How many, 1 to 4.')
      .default(imagesPerGeneration),
    model: field(designModel, { label: 'Engine', valueWords: designModelWords })
      .describe('Which engine makes them: only where one is named. The one that is connected unless said.')
      .optional(),
  }),
  output: imageGeneration,
  http: { method: 'POST', path: '/web/images/from-sketch' },
  access: mayAct,
  effect: 'write',
  card: 'image_generation',
  generates: ({ input, output }) =>
    output?.status === 'FAILURE' ? null : { kind: 'PICTURE', units: input.numImages },
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict', 'upstream', 'timeout'],
  related: ['list_images', 'recolor_image', 'match_products_to_design'],
  invalidates: ['list_images', 'get_image_generation', 'get_image_credits'],
  toModel: generationForModel,
  summary: (output) => generationLine(output, 'your sketch'),
});
