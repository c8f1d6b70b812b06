import { previewSupplier } from '@brandwright/contract/sourcing/marketplace/preview-supplier.ts';
import { desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { pageOfItems } from './items.ts';
import { findSupplier } from './resolve.ts';
import { supplierDetails } from './rows.ts';
import { marketplaceItems as items } from './tables.ts';

export default implement(previewSupplier, {
  async run(context, { supplierId }) {
    const [supplier] = await supplierDetails(context, [await findSupplier(context, supplierId)]);
    if (!supplier) throw new Error('A found supplier has no details.');
    const found = await pageOfItems(context, eq(items.supplierId, supplier.supplierId), [desc(items.rank)], {
      page: 0,
      size: 24,
    });
    return { output: { ...supplier, items: found.rows } };
  },
});
