import { countCatalogItems } from '@brandwright/contract/sourcing/marketplace/count-catalog-items.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { allOf, itemConditions } from './conditions.ts';
import { countMatchingItems } from './items.ts';

export default implement(countCatalogItems, {
  async run(context, filters) {
    return {
      output: { total: await countMatchingItems(context, allOf(await itemConditions(context, filters))) },
    };
  },
});
