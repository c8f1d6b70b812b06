import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { generationForModel, generationLine } from './say.ts';
import { shownThing } from './shown-thing.ts';
import { generationInput } from './generate-images.ts';

export const generateImagesWithSecondEngine = declareOperation({
  name: 'generate_images_with_second_engine',
  area: 'design',
  title: 'Make pictures with the second engine',
  description:
    'Makes up to four new pictures from words with the second engine. The same as generate_images with the engine AMAZON, at the address that clients of the second engine call.',
  examples: ['Make pictures with the second engine'],
  input: z.object(generationInput),
  output: imageGeneration,
  http: { method: 'POST', path: '/commons/ai/stability-ai-images' },
  access: mayAct,
  effect: 'write',
  card: 'image_generation',
  generates: ({ input, output, byHand }) =>
    output?.status === 'FAILURE' || (byHand && !input.deductCredits)
      ? null
      : { kind: 'PICTURE', units: input.numImages },
  offered: false,
  errors: ['conflict', 'upstream', 'timeout'],
  related: ['generate_images'],
  invalidates: ['list_images', 'get_image_generation', 'get_image_credits'],
  toModel: generationForModel,
  summary: (output) => generationLine(output, shownThing(output.prompt)),
});
