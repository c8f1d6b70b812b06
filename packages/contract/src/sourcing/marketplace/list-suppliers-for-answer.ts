import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { supplierSummary } from './entities.ts';
import { countOf } from '../say.ts';
import { suppliersForModel } from './suppliers-for-model.ts';

export const listSuppliersForAnswer = declareOperation({
  name: 'list_suppliers_for_answer',
  area: 'sourcing',
  title: 'Suppliers for an answer',
  description: 'Suppliers that fit what someone answered when asked what they want to make, best fit first.',
  examples: ['suppliers for the answer "a line of soy candles in reusable jars"'],
  input: z.object({
    answer: field(z.string().trim().min(1).max(1000), {
      sense: 'product_words',
      question: 'What do you want to make?',
    }),
    ...pageInput,
    size: pageInput.size.default(50),
  }),
  output: z.object({ rows: z.array(supplierSummary), ...pageOutput, readAs: z.string().nullable() }),
  http: { method: 'GET', path: '/web/catalog-companies/for-you/search-suppliers' },
  access: mayRead,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: [],
  toModel: suppliersForModel,
  summary: ({ total }) =>
    total === 0 ? 'No suppliers fit that answer yet.' : `${countOf(total, 'supplier')} fit that answer.`,
});
