import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { favorite } from './entities.ts';
import { supplierId, itemId, favoriteChange } from './favorite-refs.ts';

export const addFavorite = declareOperation({
  name: 'add_favorite',
  area: 'sourcing',
  title: 'Add to favorites',
  description:
    'Saves a supplier or a catalog item to the favorites of this store. Ids come from search_suppliers or search_catalog_items. Give one of supplierId and itemId. Saving twice changes nothing.',
  examples: [
    'Add the second one to my favourites',
    'save this supplier',
    'favorite that product',
    'bookmark this factory',
    'remember this one for later',
  ],
  input: z.object({ supplierId: supplierId(), itemId: itemId() }),
  output: favorite.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/web/favorites', status: 201 },
  ...favoriteChange,
  related: ['remove_favorite', 'list_favorites'],
  summary: ({ name, wasThere }) =>
    wasThere ? `${name} was already among your favorites.` : `Added ${name} to your favorites.`,
});
