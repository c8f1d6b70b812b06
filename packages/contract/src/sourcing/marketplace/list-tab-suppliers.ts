import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { supplierSummary } from './entities.ts';
import { homeTab } from './enums.ts';
import { countOf } from '../say.ts';
import { suppliersForModel } from './suppliers-for-model.ts';

export const listTabSuppliers = declareOperation({
  name: 'list_tab_suppliers',
  area: 'sourcing',
  title: 'Suppliers of a home tab',
  description:
    'Suppliers of one tab of Sourcing Home: All, Products, Ecommerce_Packaging, Business_&_Creative_Services or Website_Development.',
  examples: ['suppliers of the packaging tab'],
  input: z.object({ tab: homeTab.default('All'), ...pageInput }),
  output: z.object({ rows: z.array(supplierSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-companies/sourcing-tab/suppliers' },
  access: mayRead,
  effect: 'read',
  card: 'suppliers',
  offered: false,
  errors: [],
  toModel: suppliersForModel,
  summary: ({ total }) => `${countOf(total, 'supplier')} in that tab.`,
});
