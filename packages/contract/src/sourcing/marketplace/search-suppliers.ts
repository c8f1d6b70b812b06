import { searchForModel } from './search-for-model.ts';
import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { supplierSummary } from './entities.ts';
import { supplierSort, supplierSortWords } from './enums.ts';
import { searchFacts, supplierFilters } from './filters.ts';
import { supplierMatch } from './fit.ts';
import { countOf, matchedSupplierLine, nothingFound, unmetWords, supplierForModel } from '../say.ts';

export const searchSuppliers = declareOperation({
  name: 'search_suppliers',
  area: 'sourcing',
  title: 'Search suppliers',
  description:
    'Finds factories and workshops in the marketplace by what they make, where they are, minimum order (MOQ), sample price, rating, production time, certificates and capabilities. Use it for who could make something; use search_catalog_items for ready products to order, count_suppliers for a number alone, get_supplier to open one. To narrow an earlier search, repeat its filters and add the new one.',
  examples: [
    'Find me candle makers with an MOQ under 500 and samples under $50, not in China',
    'only the ones rated above 4.5',
    'which of these have reviews above 4.5?',
    'Which factories in Portugal or Italy make stoneware mugs?',
    'show me vetted GOTS certified tee manufacturers in India',
    'suppliers for soap with the lowest tariffs',
    'who makes tote bags in small runs in Europe?',
    'I want to launch a skincare line, who can make it in small batches?',
    'I need a factory for backpacks outside of Asia',
    "I'm looking for a soap supplier",
    'cheapest samples first',
  ],
  input: z.object({
    ...supplierFilters,
    sort: field(supplierSort, { label: 'Order', valueWords: supplierSortWords }).default('-rank'),
    ...pageInput,
    size: pageInput.size.default(50),
  }),
  output: z.object({
    rows: z.array(
      supplierSummary.extend({
        /** Null where the words name no product. */
        match: supplierMatch.nullable(),
      }),
    ),
    ...pageOutput,
    ...searchFacts,
  }),
  http: { method: 'GET', path: '/web/catalog-companies' },
  access: mayRead,
  effect: 'read',
  card: 'suppliers',
  everyday: ['keyword', 'countries', 'moqMax'],
  offered: true,
  errors: [],
  related: ['get_supplier', 'get_suppliers', 'count_suppliers', 'add_favorite', 'search_catalog_items'],
  toModel: (found) => searchForModel(found, supplierForModel),
  summary: ({ rows, total, readAs, loosen, unmet, nothingFits }) => {
    if (nothingFits !== null) return nothingFits;
    if (total === 0) return nothingFound('suppliers', loosen);
    const read = readAs ? `Read as "${readAs}". ` : '';
    const first = rows.slice(0, 3).map(matchedSupplierLine).join('; ');
    const verb = total === 1 ? 'matches' : 'match';
    return `${read}${countOf(total, 'supplier')} ${verb}${first ? `. ${total > 3 ? 'First: ' : ''}${first}` : ''}.${unmetWords(unmet)}`;
  },
});
