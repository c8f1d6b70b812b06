import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation, type Access } from '../../kernel/operation.ts';
import { imageGeneration } from './entities.ts';
import { designModel, designModelWords } from './enums.ts';
import { imagesPerGeneration, longestPrompt } from './limits.ts';
import { pictureInput } from './picture-input.ts';
import { generationForModel, generationLine } from './say.ts';

const acts: Access = { kind: 'private', role: 'member', preview: false };

const color = (label: string, words: readonly string[], about: string) =>
  field(z.string().trim().min(1).max(40), { label, words }).describe(about).optional();

/** Light and shade stay; a new picture beside the old one (design mode COLORCHANGE). */
export const recolorImage = declareOperation({
  name: 'recolor_image',
  area: 'design',
  title: 'Recolour a picture',
  description:
    'Shows a product picture in another colour: a colour that is named, or the main colour of the thing, becomes the new one; light, shade and everything else stay. The result is a new picture in the gallery. Pass the request word for word in `words` where the colours are not given apart. Use generate_images for a new scene, change_brand_colors for the palette of a brand kit.',
  examples: [
    'Show that picture in navy',
    'recolour the second one from green to terracotta',
    'change the colour of the tin in this photo to #2f4f4f',
    'make the attached product photo dusty pink',
  ],
  input: z.object({
    ...pictureInput('Which picture? Attach it or name one of the gallery.'),
    fromColor: color(
      'From',
      ['from', 'instead of'],
      'The colour that changes, in words or #rrggbb. The main colour of the thing otherwise.',
    ),
    toColor: color('To', ['to', 'into', 'in'], 'The new colour, in words or #rrggbb.'),
    words: field(z.string().trim().max(longestPrompt), { sense: 'whole_request', label: 'Colours' })
      .describe('The request word for word, from which the colours are read where they are not given apart.')
      .optional(),
  }),
  output: imageGeneration,
  http: { method: 'POST', path: '/web/images/recolor' },
  access: acts,
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

export const drawFromSketch = declareOperation({
  name: 'draw_from_sketch',
  area: 'design',
  title: 'Sketch to picture',
  description:
    'Turns a sketch (a photograph or a drawing on paper or screen) into clean pictures of the thing, coloured as the words say. The sketch comes as an attached file, a picture of the gallery or an address. Without a sketch use generate_images.',
  examples: [
    'Turn this sketch into a picture',
    'make a product picture from my drawing, in sage and cream',
    'turn the attached sketch into a clean picture with a terracotta body',
  ],
  input: z.object({
    ...pictureInput('Which sketch? Attach it to your message.'),
    prompt: field(z.string().trim().max(longestPrompt), { sense: 'whole_request', label: 'Shows' })
      .describe('What it is and in which colours.')
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
  access: acts,
  effect: 'write',
  card: 'image_generation',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict', 'upstream', 'timeout'],
  related: ['list_images', 'recolor_image', 'match_products_to_design'],
  invalidates: ['list_images', 'get_image_generation', 'get_image_credits'],
  toModel: generationForModel,
  summary: (output) => generationLine(output, 'your sketch'),
});

export const watermarkImage = declareOperation({
  name: 'watermark_image',
  area: 'design',
  title: 'Watermark a picture',
  description:
    "Answers the address of a picture with the store's brand name laid over it as a subtle mark, for showing it before it is protected or paid. The picture itself stays as it is. It takes the address of a picture of this store or of the public web, or a picture of the gallery.",
  examples: [
    'Put our watermark on the second picture',
    'watermark that image',
    'give me the attached photo with our brand name over it',
  ],
  input: z.object({
    url: field(z.string().trim().min(1).max(2000), {
      label: 'Picture',
      words: ['picture at', 'image at', 'photo at', 'url'],
    })
      .describe('Address of a picture: one of this store, a drawn one, or a public http(s) address.')
      .optional(),
    imageId: field(z.uuid(), {
      ref: 'picture',
      label: 'Picture',
      question: 'Which picture?',
      words: ['picture', 'image', 'photo'],
    })
      .describe('A picture of the gallery, from list_images.')
      .optional(),
    fileId: field(z.uuid(), { ref: 'file', label: 'Picture', words: ['attached', 'file', 'upload'] })
      .describe('Id of a picture that was uploaded or attached to the message.')
      .optional(),
  }),
  output: z.object({
    /** The picture with the mark. */
    url: z.string(),
    /** The picture it was laid over. */
    originalUrl: z.string(),
    mark: z.string(),
    /** Pixels. */
    width: z.int(),
    height: z.int(),
  }),
  http: { method: 'GET', path: '/commons/util/watermark-image' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'watermarked_image',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'upstream', 'timeout'],
  related: ['list_images', 'generate_images'],
  toModel: ({ url, mark }) => ({ url, mark }),
  summary: ({ mark }) => `The picture carries “${mark}” as a mark now. The original is as it was.`,
});
