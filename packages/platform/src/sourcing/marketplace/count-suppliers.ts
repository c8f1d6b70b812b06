import { countSuppliers } from '@brandwright/contract/sourcing/marketplace/count-suppliers.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, supplierConditions } from './conditions.ts';
import { countMatchingSuppliers } from './suppliers.ts';

export default implement(countSuppliers, {
  async run(context, filters) {
    return {
      output: {
        total: await countMatchingSuppliers(context, allOf(await supplierConditions(context, filters))),
      },
    };
  },
});
