import { getMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { findMine } from './find.ts';
import { mySupplierDetailOf } from './rows.ts';

export default implement(getMySupplier, {
  async run(context, { supplierId }) {
    const { id } = await findMine(context, supplierId);
    return { output: await mySupplierDetailOf(context, id) };
  },
});
