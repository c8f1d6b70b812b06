import { previewCatalogItem } from '@brandwright/contract/sourcing/marketplace/preview-catalog-item.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem } from './resolve.ts';
import { itemDetail } from './rows.ts';

export default implement(previewCatalogItem, {
  run: async (context, { itemId }) => ({
    output: await itemDetail(context, await findItem(context, itemId)),
  }),
});
