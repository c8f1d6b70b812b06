import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { supplierFilters } from './filters.ts';
import { facets, summary } from './facets.ts';

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
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary,
});
