import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { catalogItemSummary, favorite, supplierSummary } from './entities.ts';
import { countOf, cutNote, shownToModel } from '../say.ts';

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
  access: mayRead,
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
