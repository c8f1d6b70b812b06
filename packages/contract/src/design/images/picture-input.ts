import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

/** Which picture: one of the gallery, an attached file, or an address. One of them is needed. */
export const pictureInput = (question: string) => ({
  imageId: field(z.uuid(), {
    ref: 'picture',
    label: 'Picture',
    question,
    words: ['picture', 'image', 'photo'],
  })
    .describe('A picture of the gallery, from list_images or generate_images.')
    .optional(),
  fileId: field(z.uuid(), {
    ref: 'file',
    label: 'Picture',
    words: ['attached', 'file', 'upload', 'picture', 'photo', 'sketch'],
  })
    .describe('Id of a picture that was uploaded or attached to the message.')
    .optional(),
  imageUrl: field(z.string().trim().min(1).max(2000), {
    label: 'Picture',
    words: ['picture at', 'image at', 'photo at', 'image url'],
  })
    .describe('Address of a picture: one of this store, a drawn one, or a public http(s) address.')
    .optional(),
});
