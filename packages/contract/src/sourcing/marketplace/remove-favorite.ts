import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { favorite } from './entities.ts';
import { supplierId, itemId, favoriteChange } from './favorite-refs.ts';

export const removeFavorite = declareOperation({
  name: 'remove_favorite',
  area: 'sourcing',
  title: 'Remove from favorites',
  description:
    'Takes a supplier or a catalog item out of the favorites of this store. Give its supplierId or itemId, or the favoriteId from list_favorites.',
  examples: [
    'Remove it from my favourites',
    'remove the first favourite',
    'take that supplier off my favorites',
    'unsave the second one',
    'unfavorite this product',
  ],
  input: z.object({
    favoriteId: field(z.uuid(), { ref: 'favorite', label: 'Favorite', words: ['favourite', 'favorite'] })
      .describe('Id of the favorite from list_favorites, or of the supplier or item that was saved.')
      .optional(),
    supplierId: supplierId(),
    itemId: itemId(),
  }),
  output: favorite,
  http: { method: 'DELETE', path: '/web/favorites/{favoriteId}' },
  ...favoriteChange,
  related: ['add_favorite', 'list_favorites'],
  summary: ({ name }) => `Removed ${name} from your favorites.`,
});
