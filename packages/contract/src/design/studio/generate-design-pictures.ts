import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { pictureAddress } from './document.ts';
import { design, designAttributes } from './entities.ts';
import { designModel } from './enums.ts';
import { count } from '../../kernel/words.ts';
import { designForModel } from './words.ts';
import { picturesPerGeneration } from './pictures-per-generation.ts';

export const generateDesignPictures = declareOperation({
  name: 'generate_design_pictures',
  area: 'design',
  title: 'Draw pictures for a design',
  description:
    'Has four concept pictures drawn for a product design from its prompt or from new words: also from a sketch, as a remix of a product picture, or by attributes. It works in the background and the card follows it; choose_design_picture takes one. Pictures that belong to no design are generate_images; a file of what is on the canvas is render_design.',
  examples: [
    'Generate pictures for this design',
    'draw four concepts for the tote design',
    'make more pictures of the candle design, darker and moodier',
    'turn the sketch of this design into pictures',
    'remix this design with a beach theme',
  ],
  input: z.object({
    ...designRef,
    words: field(z.string().trim().min(1).max(2000), { sense: 'whole_request', label: 'Prompt' })
      .describe(
        'What the pictures should show, in the founder’s own words. The prompt of the design when left out.',
      )
      .optional(),
    model: field(designModel, {
      label: 'Model',
      valueWords: { AMAZON: ['amazon', 'with amazon'], OPENAI: ['openai', 'with openai'] },
    })
      .describe('Which maker of pictures is asked: only where one is named.')
      .optional(),
    attributes: designAttributes.partial().describe('What to design, as fields.').optional(),
    sketchUrl: pictureAddress.describe('Address of a sketch or picture to begin from.').optional(),
  }),
  output: design,
  http: { method: 'POST', path: '/web/product-designs/{designId}/generations', status: 202 },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  generates: ({ output }) =>
    output?.generateData.pictures.slice(-picturesPerGeneration).every(({ result }) => result === 'FAILURE')
      ? null
      : { kind: 'PICTURE', units: picturesPerGeneration },
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  related: ['choose_design_picture', 'get_design'],
  invalidates: [...designReads],
  toModel: designForModel,
  summary: ({ name, generateData }) => {
    const newest = generateData.pictures.slice(-picturesPerGeneration);
    const ready = newest.filter(({ result }) => result === 'SUCCESS');
    const [first] = newest;
    if (newest.some(({ result }) => result === 'PENDING'))
      return `${count(newest.length, 'picture')} for ${name} are being drawn. They’ll appear here when they’re done.`;
    if (ready.length === 0 || !first)
      return `No pictures for ${name}: ${generateData.failure ?? 'they couldn’t be drawn.'}`;
    const missing =
      generateData.notDrawn.length > 0 ? ` Not drawn: ${generateData.notDrawn.join(', ')}.` : '';
    return `${count(ready.length, 'picture')} for ${name}, numbers ${first.number} to ${newest.at(-1)?.number ?? first.number}.${missing} Say which one to use.`;
  },
});
