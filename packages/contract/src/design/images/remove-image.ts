import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { galleryImage } from './entities.ts';

export const removeImage = declareOperation({
  name: 'remove_image',
  area: 'design',
  title: 'Remove a picture',
  description:
    'Takes a picture out of the image gallery. Where it is used it stays, and undo brings it back. Documents of the Brand Vault are removed with remove_document.',
  examples: [
    'Remove the second picture from the gallery',
    'delete that picture',
    'take the candle tin picture out of the image gallery',
  ],
  input: z.object({
    imageId: field(z.uuid(), {
      ref: 'picture',
      question: 'Which picture?',
      label: 'Picture',
      words: ['picture', 'image', 'photo'],
    }).describe('From list_images.'),
  }),
  output: galleryImage,
  http: { method: 'DELETE', path: '/web/images/{imageId}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found'],
  related: ['list_images'],
  invalidates: ['list_images'],
  undoable: true,
  toModel: ({ id, title }) => ({ id, title }),
  summary: ({ title }) => `Removed the picture of ${title} from the gallery.`,
});
