import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { supplierFilters } from './filters.ts';
import { countOf } from '../say.ts';

export const countSuppliers = declareOperation({
  name: 'count_suppliers',
  area: 'sourcing',
  title: 'Count suppliers',
  description:
    'Says how many marketplace suppliers match the filters, without listing them. Use it for "how many"; use search_suppliers to see them and list_supplier_countries for numbers by country.',
  examples: [
    'How many candle makers do you have outside China?',
    'count the suppliers in Vietnam rated above 4',
    'how many factories have an MOQ below 100?',
  ],
  input: z.object(supplierFilters),
  output: z.object({ total: z.int() }),
  http: { method: 'GET', path: '/web/catalog-companies/action/count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['search_suppliers', 'list_my_suppliers', 'list_supplier_countries'],
  summary: ({ total }) =>
    `${countOf(total, 'supplier')} in the marketplace ${total === 1 ? 'matches' : 'match'}.`,
});
