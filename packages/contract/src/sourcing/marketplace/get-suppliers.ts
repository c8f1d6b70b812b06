import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { supplierDetail } from './entities.ts';
import { supplierForModel, supplierLine } from '../say.ts';

export const getSuppliers = declareOperation({
  name: 'get_suppliers',
  area: 'sourcing',
  title: 'Compare suppliers',
  description:
    'Sets two or more marketplace suppliers side by side: price, MOQ, samples, production time, rating, certificates, indicative duty. Ids come from search_suppliers. Use get_supplier for one.',
  examples: [
    'compare the first two',
    'compare the first and the third',
    'put these suppliers side by side',
    'which of those two is better?',
  ],
  input: z.object({
    supplierIds: field(
      z
        .array(field(z.string().trim().min(1).max(120), { ref: 'supplier' }))
        .min(1)
        .max(50),
      {
        ref: 'supplier',
        label: 'Suppliers',
        question: 'Which suppliers should I compare?',
        words: ['suppliers', 'factories', 'makers'],
      },
    ).describe('Ids or names of the suppliers.'),
  }),
  output: z.object({ rows: z.array(supplierDetail) }),
  http: { method: 'GET', path: '/web/catalog-companies/{supplierIds}' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_comparison',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['search_suppliers', 'get_supplier', 'compare_tariffs'],
  toModel: ({ rows }) => ({
    rows: rows.map((row) => ({
      ...supplierForModel(row),
      productionDaysMin: row.productionDaysMin,
      minimumOrderMinor: row.minimumOrderMinor,
      completedOrders: row.completedOrders,
      capabilities: row.capabilities,
      isVetted: row.isVetted,
    })),
  }),
  summary: ({ rows }) => {
    const parts = rows.slice(0, 4).map(supplierLine).join('; ');
    const rated = rows.filter((row) => row.averageReview !== null);
    const best = rated.toSorted((a, b) => (b.averageReview ?? 0) - (a.averageReview ?? 0))[0];
    const smallest = rows
      .filter((row) => row.moq !== null)
      .toSorted((a, b) => (a.moq ?? 0) - (b.moq ?? 0))[0];
    const says =
      rows.length > 1 && best && smallest
        ? ` Best rated: ${best.name}. Smallest minimum: ${smallest.name}.`
        : '';
    return `${parts}.${says}`;
  },
});
