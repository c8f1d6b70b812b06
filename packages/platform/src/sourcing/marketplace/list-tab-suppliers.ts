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

export default implement(listTabSuppliers, {
  async run(context, { tab, page, size }) {
    const conditions = await supplierConditions(context, tabFilters[tab]);
    return { output: await pageOfSuppliers(context, conditions, { sort: '-rank', page, size }) };
  },
});
