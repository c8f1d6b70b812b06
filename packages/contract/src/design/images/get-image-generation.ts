import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { generationForModel, generationLine } from './say.ts';
import { shownThing } from './shown-thing.ts';

export const getImageGeneration = declareOperation({
  name: 'get_image_generation',
  area: 'design',
  title: 'Pictures being made',
  description: 'How far pictures are that were asked for together, and what came of them.',
  examples: ['Are the pictures done?'],
  input: z.object({ id: z.uuid() }),
  output: imageGeneration,
  http: { method: 'GET', path: '/web/images/generations/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'image_generation',
  offered: false,
  errors: ['not_found'],
  toModel: generationForModel,
  summary: (output) => generationLine(output, shownThing(output.prompt)),
});
