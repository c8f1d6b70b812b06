import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { supplierSummary } from './entities.ts';
import { countOf } from '../say.ts';
import { suppliersForModel } from './suppliers-for-model.ts';

const categoryIds = () =>
  field(
    z
      .array(field(z.string().trim().min(1).max(80), { ref: 'category' }))
      .min(1)
      .max(30),
    { ref: 'category' },
  );

export const listHomepageSuppliers = declareOperation({
  name: 'list_homepage_suppliers',
  area: 'sourcing',
  title: 'Suppliers of a home page group',
  description: 'Suppliers of one group on Sourcing Home, by its categories, featured first.',
  examples: ['suppliers of the home page group "Scent and candles"'],
  input: z.object({
    title: z.string().trim().max(120).default(''),
    categoryIds: categoryIds(),
    ...pageInput,
    size: pageInput.size.default(12),
  }),
  output: z.object({ title: z.string(), rows: z.array(supplierSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-companies/homepage-group/suppliers' },
  access: mayRead,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: ['not_found'],
  toModel: suppliersForModel,
  summary: ({ title, total }) => `${countOf(total, 'supplier')}${title ? ` in ${title}` : ''}.`,
});
