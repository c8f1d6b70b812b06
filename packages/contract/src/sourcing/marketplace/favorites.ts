import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { catalogItemSummary, favorite, supplierSummary } from './entities.ts';
import { countOf, cutNote, shownToModel } from '../say.ts';

const supplierId = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'supplier',
    label: 'Supplier',
    words: ['supplier', 'factory', 'workshop'],
  })
    .describe('Supplier by id or name. Give this or itemId.')
    .optional();
const itemId = () =>
  field(z.string().trim().min(1).max(160), { ref: 'catalog_item', label: 'Item', words: ['item', 'product'] })
    .describe('Catalog item by id or title. Give this or supplierId.')
    .optional();

export const listFavorites = declareOperation({
  name: 'list_favorites',
  area: 'sourcing',
  title: 'My favorites',
  description: 'Lists the suppliers and catalog items that this store saved, newest first.',
  examples: [
    'Show my favourites',
    'which suppliers did I save?',
    'open my favorites list',
    'what have I favorited?',
  ],
  input: z.object({
    kind: field(z.enum(['SUPPLIER', 'ITEM']), {
      label: 'Kind',
      valueWords: {
        SUPPLIER: [
          'favourite suppliers',
          'saved suppliers',
          'favorite factories',
          'suppliers',
          'factories',
          'makers',
          'manufacturers',
        ],
        ITEM: ['favourite items', 'saved items', 'favorite products', 'products', 'items'],
      },
    })
      .describe('Only suppliers or only items.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(
      favorite.extend({ supplier: supplierSummary.nullable(), item: catalogItemSummary.nullable() }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/favorites' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'favorites',
  offered: true,
  errors: [],
  related: ['add_favorite', 'remove_favorite', 'get_supplier', 'get_catalog_item'],
  toModel: ({ rows, total }) => ({
    rows: rows
      .slice(0, shownToModel)
      .map(({ favoriteId, kind, supplierId: supplier, itemId: item, name }) => ({
        favoriteId,
        kind,
        supplierId: supplier,
        itemId: item,
        name,
      })),
    total,
    ...cutNote(Math.min(rows.length, shownToModel), total),
  }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'You have no favorites yet. Say "add it to my favorites" about a supplier or an item.'
      : `${countOf(total, 'favorite')}: ${rows
          .slice(0, 5)
          .map((row) => row.name)
          .join(', ')}${total > 5 ? ' and more' : ''}.`,
});

export const addFavorite = declareOperation({
  name: 'add_favorite',
  area: 'sourcing',
  title: 'Add to favorites',
  description:
    'Saves a supplier or a catalog item to the favourites of this store. Ids come from search_suppliers or search_catalog_items. Give one of supplierId and itemId. Saving twice changes nothing.',
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
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['remove_favorite', 'list_favorites'],
  invalidates: [
    'list_favorites',
    'search_suppliers',
    'search_catalog_items',
    'get_supplier',
    'get_suppliers',
    'get_catalog_item',
  ],
  undoable: true,
  summary: ({ name, wasThere }) =>
    wasThere ? `${name} was already among your favorites.` : `Added ${name} to your favorites.`,
});

export const removeFavorite = declareOperation({
  name: 'remove_favorite',
  area: 'sourcing',
  title: 'Remove from favorites',
  description:
    'Takes a supplier or a catalog item out of the favourites of this store. Give its supplierId or itemId, or the favoriteId from list_favorites.',
  examples: [
    'Remove it from my favourites',
    'remove the first favourite',
    'take that supplier off my favorites',
    'unsave the second one',
    'unfavorite this product',
  ],
  input: z.object({
    favoriteId: field(z.uuid(), { ref: 'favorite', label: 'Favourite', words: ['favourite', 'favorite'] })
      .describe('Id of the favourite from list_favorites, or of the supplier or item that was saved.')
      .optional(),
    supplierId: supplierId(),
    itemId: itemId(),
  }),
  output: favorite,
  http: { method: 'DELETE', path: '/web/favorites/{favoriteId}' },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['add_favorite', 'list_favorites'],
  invalidates: [
    'list_favorites',
    'search_suppliers',
    'search_catalog_items',
    'get_supplier',
    'get_suppliers',
    'get_catalog_item',
  ],
  undoable: true,
  summary: ({ name }) => `Removed ${name} from your favorites.`,
});
