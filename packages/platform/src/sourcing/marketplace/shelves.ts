import { listHomepageSuppliers } from '@brandwright/contract/sourcing/marketplace/list-homepage-suppliers.ts';
import { listSuppliersForAnswer } from '@brandwright/contract/sourcing/marketplace/list-suppliers-for-answer.ts';
import { listTabSuppliers } from '@brandwright/contract/sourcing/marketplace/list-tab-suppliers.ts';
import type { HomeTab } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { supplierConditions } from './conditions.ts';
import { pageOfSuppliers } from './suppliers.ts';

/** What each tab of Sourcing Home holds (overview §2.6). */
const tabFilters: Record<HomeTab, SupplierFilters> = {
  All: {},
  Products: { kind: 'PRODUCT' },
  Ecommerce_Packaging: { kind: 'PACKAGING' },
  'Business_&_Creative_Services': { kind: 'SERVICES' },
  Website_Development: { categoryIds: ['websites'] },
};

export const shelfOperations = [
  implement(listHomepageSuppliers, {
    async run(context, { title, categoryIds, page, size }) {
      const conditions = await supplierConditions(context, { categoryIds });
      return {
        output: { title, ...(await pageOfSuppliers(context, conditions, { sort: '-rank', page, size })) },
      };
    },
  }),

  implement(listTabSuppliers, {
    async run(context, { tab, page, size }) {
      const conditions = await supplierConditions(context, tabFilters[tab]);
      return { output: await pageOfSuppliers(context, conditions, { sort: '-rank', page, size }) };
    },
  }),

  implement(listSuppliersForAnswer, {
    async run(context, { answer, page, size }) {
      const conditions = await supplierConditions(context, { keyword: answer }, { kind: 'any' });
      const found = await pageOfSuppliers(context, conditions, { sort: '-rank', page, size });
      return { output: { ...found, readAs: conditions.words.readAs } };
    },
  }),
];
