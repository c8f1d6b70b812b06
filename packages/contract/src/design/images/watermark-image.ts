import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';

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
  access: mayRead,
  effect: 'read',
  card: 'watermarked_image',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'upstream', 'timeout'],
  related: ['list_images', 'generate_images'],
  toModel: ({ url, mark }) => ({ url, mark }),
  summary: ({ mark }) => `The picture now has the watermark “${mark}”. The original is unchanged.`,
});
