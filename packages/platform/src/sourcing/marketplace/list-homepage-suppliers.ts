import { listHomepageSuppliers } from '@brandwright/contract/sourcing/marketplace/list-homepage-suppliers.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { supplierConditions } from './conditions.ts';
import { pageOfSuppliers } from './suppliers.ts';

export default implement(listHomepageSuppliers, {
  async run(context, { title, categoryIds, page, size }) {
    const conditions = await supplierConditions(context, { categoryIds });
    return {
      output: { title, ...(await pageOfSuppliers(context, conditions, { sort: '-rank', page, size })) },
    };
  },
});
