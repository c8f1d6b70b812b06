import { searchForModel } from './search-for-model.ts';
import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { catalogItemSummary } from './entities.ts';
import { itemSort, itemSortWords } from './enums.ts';
import { itemFilters, searchFacts } from './filters.ts';
import { rowMatch } from './fit.ts';
import { countOf, itemForModel, itemLine, nothingFound, unmetWords } from '../say.ts';

export const searchCatalogItems = declareOperation({
  name: 'search_catalog_items',
  area: 'sourcing',
  title: 'Search catalog items',
  description:
    'Finds ready products, packaging and services that marketplace suppliers offer, by words, category, unit price, MOQ, sample price, country and rating. Use it for things to order or to put a brand on; use search_suppliers for who could make something.',
  examples: [
    'Show me ceramic mugs under $6 a unit in the catalog',
    'show me stoneware plates under $5 a unit',
    'hoodies under $20 with an MOQ below 200',
    'soy candles in glass jars',
    'linen blankets from Portugal',
    'catalog products for dog lovers made in Mexico',
    'what kraft mailer boxes can I order?',
    'which products does that supplier offer?',
    'find sample kits for skincare bottles',
  ],
  input: z.object({
    ...itemFilters,
    sort: field(itemSort, { label: 'Order', valueWords: itemSortWords }).default('-rank'),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(
      catalogItemSummary.extend({
        /** Null where the words name no product. */
        match: rowMatch.nullable(),
      }),
    ),
    ...pageOutput,
    ...searchFacts,
  }),
  http: { method: 'GET', path: '/web/catalog-items' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_items',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_catalog_item', 'get_supplier', 'add_favorite', 'list_similar_items'],
  toModel: (found) => searchForModel(found, itemForModel),
  summary: ({ rows, total, readAs, loosen, unmet, nothingFits }) => {
    if (nothingFits !== null) return nothingFits;
    if (total === 0) return nothingFound('catalog items', loosen);
    const read = readAs ? `Read as "${readAs}". ` : '';
    const first = rows.slice(0, 3).map(itemLine).join('; ');
    return `${read}${countOf(total, 'item')} ${total === 1 ? 'matches' : 'match'}${first ? `. ${total > 3 ? 'First: ' : ''}${first}` : ''}.${unmetWords(unmet)}`;
  },
});
