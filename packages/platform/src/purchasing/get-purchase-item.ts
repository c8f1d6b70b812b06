import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findItem } from './find-records.ts';
import { showItem } from './items.ts';

export default implement(getPurchaseItem, {
  async run(context, { purchaseItemId }) {
    return { output: await showItem(context, await findItem(context, purchaseItemId)) };
  },
});
