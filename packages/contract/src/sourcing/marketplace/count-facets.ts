import { z } from 'zod';
import { countryCode, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { itemFilters, supplierFilters } from './filters.ts';
import { countOf } from '../say.ts';

/** What each choice of a filter would give with all the other filters kept. Choices that would give nothing are left out. */
const facets = z.object({
  categories: z.array(z.object({ categoryId: field(z.string(), { ref: 'category' }), count: z.int() })),
  countries: z.array(z.object({ country: countryCode(), count: z.int() })),
});
export type Facets = z.output<typeof facets>;

const access = { kind: 'private', role: 'viewer', preview: true } as const;
const summary = ({ categories, countries }: Facets) =>
  `Counted in ${countOf(categories.length, 'category', 'categories')} and ${countOf(countries.length, 'country', 'countries')}.`;

// The numbers beside the filters of the marketplace; in a conversation count_suppliers and count_catalog_items say them.
export const countSupplierFacets = declareOperation({
  name: 'count_supplier_facets',
  area: 'sourcing',
  title: 'Suppliers by category and country',
  description:
    'How many suppliers each category and country would give with the filters of a search. For the filters of the marketplace only; count_suppliers answers questions.',
  examples: ['count the categories of the suppliers for "candles"'],
  input: z.object(supplierFilters),
  output: facets,
  http: { method: 'GET', path: '/web/catalog-companies/action/facets' },
  access,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary,
});

export const countItemFacets = declareOperation({
  name: 'count_item_facets',
  area: 'sourcing',
  title: 'Catalog items by category and country',
  description:
    'How many catalog items each category and country would give with the filters of a search. For the filters of the marketplace only; count_catalog_items answers questions.',
  examples: ['count the categories of the items for "mugs"'],
  input: z.object(itemFilters),
  output: facets,
  http: { method: 'GET', path: '/web/catalog-items/action/facets' },
  access,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary,
});
