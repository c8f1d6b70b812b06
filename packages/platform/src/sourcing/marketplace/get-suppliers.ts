import { getSuppliers } from '@brandwright/contract/sourcing/marketplace/get-suppliers.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findSupplier } from './resolve.ts';
import { supplierDetails } from './rows.ts';

export default implement(getSuppliers, {
  async run(context, { supplierIds }) {
    const named = supplierIds
      .flatMap((id) => id.split(','))
      .map((id) => id.trim())
      .filter(Boolean);
    const rows = [];
    for (const id of new Set(named)) rows.push(await findSupplier(context, id));
    return { output: { rows: await supplierDetails(context, rows) } };
  },
});
