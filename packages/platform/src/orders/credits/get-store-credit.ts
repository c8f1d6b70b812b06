import { getStoreCredit } from '@brandwright/contract/orders/credits/get-store-credit.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCredit } from './find-credit.ts';
import { showCredit } from './show-credit.ts';

export default implement(getStoreCredit, {
  async run(context, { credit: called }) {
    const row = await findCredit(context, called);
    return { output: await showCredit(context, row), subject: { kind: 'store_credit', id: row.id } };
  },
});
