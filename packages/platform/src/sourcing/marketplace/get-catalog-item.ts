import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem } from './resolve.ts';
import { itemDetail } from './rows.ts';

export default implement(getCatalogItem, {
  async run(context, { itemId }) {
    const output = await itemDetail(context, await findItem(context, itemId));
    return { output, subject: { kind: 'catalog_item', id: output.itemId } };
  },
});
