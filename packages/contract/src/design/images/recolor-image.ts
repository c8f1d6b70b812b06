import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { longestPrompt } from './limits.ts';
import { pictureInput } from './picture-input.ts';
import { generationForModel } from './say.ts';

const color = (label: string, words: readonly string[], about: string) =>
  field(z.string().trim().min(1).max(40), { label, words }).describe(about).optional();

/** Light and shade stay; a new picture beside the old one (design mode COLORCHANGE). */
export const recolorImage = declareOperation({
  name: 'recolor_image',
  area: 'design',
  title: 'Recolor a picture',
  description:
    'Shows a product picture in another color: a color that is named, or the main color of the thing, becomes the new one; light, shade and everything else stay. The result is a new picture in the gallery. Pass the request word for word in `words` where the colors are not given apart. Use generate_images for a new scene, change_brand_colors for the palette of a brand kit.',
  examples: [
    'Show that picture in navy',
    'recolour the second one from green to terracotta',
    'change the colour of the tin in this photo to #2f4f4f',
    'make the attached product photo dusty pink',
  ],
  input: z.object({
    ...pictureInput('Which picture? Attach it or name one from the gallery.'),
    fromColor: color(
      'From',
      ['from', 'instead of'],
      'The color that changes, in words or #rrggbb. The main color of the thing otherwise.',
    ),
    toColor: color('To', ['to', 'into', 'in'], 'The new color, in words or #rrggbb.'),
    words: field(z.string().trim().max(longestPrompt), { sense: 'whole_request', label: 'Colors' })
      .describe('The request word for word, from which the colors are read where they are not given apart.')
      .optional(),
  }),
  output: imageGeneration,
  http: { method: 'POST', path: '/web/images/recolor' },
  access: mayAct,
  effect: 'write',
  card: 'image_generation',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'upstream', 'timeout'],
  related: ['list_images', 'generate_images', 'watermark_image'],
  invalidates: ['list_images', 'get_image_generation'],
  undoable: true,
  toModel: generationForModel,
  summary: ({ prompt }) => `${prompt}. The original is still there.`,
});
