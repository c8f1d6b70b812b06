import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { galleryImage } from './entities.ts';
import { designModel, imageSource, imageSourceWords } from './enums.ts';
import { countPictures, pictureLine } from './say.ts';

const shownToModel = 12;

export const listImages = declareOperation({
  name: 'list_images',
  area: 'design',
  title: 'Image gallery',
  description:
    'Lists the pictures of the image gallery, newest first: those made from words, from sketches, and recoloured ones. Filters by words of what they show and by how they were made. Use generate_images to make new ones; documents of the brand are list_documents.',
  examples: [
    'Show my image gallery',
    'which pictures did we make of the candle tin?',
    'list the pictures I made from sketches',
    'show me all generated images',
    'open the gallery',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(120), {
      sense: 'search_words',
      label: 'Shows',
      words: ['of', 'showing', 'with', 'about'],
    })
      .describe('Words of what they show.')
      .optional(),
    source: field(imageSource, { label: 'Made', valueWords: imageSourceWords })
      .describe('How they were made.')
      .optional(),
    model: field(designModel, { label: 'Engine' }).describe('Which engine made them.').optional(),
    ...pageInput,
    size: pageInput.size.default(24),
  }),
  output: z.object({ rows: z.array(galleryImage), ...pageOutput }),
  http: { method: 'GET', path: '/web/images' },
  access: mayRead,
  effect: 'read',
  card: 'image_gallery',
  offered: true,
  errors: [],
  related: ['generate_images', 'recolor_image', 'remove_image', 'watermark_image'],
  toModel: ({ rows, total }) => ({
    rows: rows
      .slice(0, shownToModel)
      .map(({ id, title, source, createdAt }) => ({ id, title, source, createdAt })),
    total,
    ...(total > Math.min(rows.length, shownToModel)
      ? { note: `Shown ${Math.min(rows.length, shownToModel)} of ${total}.` }
      : {}),
  }),
  summary: ({ rows, total }, input) => {
    const filtered = Boolean(input.keyword ?? input.source ?? input.model);
    if (total === 0)
      return filtered
        ? 'No pictures in the gallery match that.'
        : 'The image gallery is empty. Say what a picture should show to make the first one.';
    const first = rows.slice(0, 4).map(pictureLine).join('; ');
    return `${countPictures(total)}${filtered ? ' that match' : ' in the gallery'}${first ? `, newest first: ${first}${total > 4 ? ' and more' : ''}` : ''}.`;
  },
});
