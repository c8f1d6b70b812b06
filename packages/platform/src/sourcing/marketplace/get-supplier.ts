import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findSupplier } from './resolve.ts';
import { supplierDetails } from './rows.ts';

export default implement(getSupplier, {
  async run(context, { supplierId }) {
    const [output] = await supplierDetails(context, [await findSupplier(context, supplierId)]);
    if (!output) throw new Error('A found supplier has no details.');
    return { output, subject: { kind: 'supplier', id: output.supplierId } };
  },
});
