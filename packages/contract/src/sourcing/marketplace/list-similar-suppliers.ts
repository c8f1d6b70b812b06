import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { supplierSummary } from './entities.ts';
import { countOf, cutNote, shownToModel, supplierForModel, supplierLine } from '../say.ts';
import { limit } from './item-list.ts';

const supplierList = z.object({ rows: z.array(supplierSummary), because: z.string() });

export const listSimilarSuppliers = declareOperation({
  name: 'list_similar_suppliers',
  area: 'sourcing',
  title: 'Similar suppliers',
  description:
    'Lists suppliers that make the same kinds of things as a given one. Use it for alternatives to a supplier; the id comes from search_suppliers or the supplier in view.',
  examples: ['who else is like this supplier?', 'show similar suppliers', 'alternatives to that factory'],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'Similar to which supplier?',
      words: ['supplier', 'factory'],
    }).describe('Id or name of the supplier.'),
    size: limit,
  }),
  output: supplierList,
  http: { method: 'GET', path: '/web/catalog-companies/{supplierId}/recommend-items-to-item' },
  access: mayRead,
  effect: 'read',
  card: 'suppliers',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_supplier', 'search_suppliers'],
  toModel: ({ rows, because }) => ({
    because,
    rows: rows.slice(0, shownToModel).map(supplierForModel),
    ...cutNote(Math.min(rows.length, shownToModel), rows.length),
  }),
  summary: ({ rows, because }) =>
    rows.length === 0
      ? 'No other supplier makes the same kinds of products yet.'
      : `${countOf(rows.length, 'supplier')}. ${because}: ${rows.slice(0, 3).map(supplierLine).join('; ')}.`,
});
