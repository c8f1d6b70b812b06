import { recordSupplierView } from '@brandwright/contract/sourcing/marketplace/record-supplier-view.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findSupplier } from './resolve.ts';
import { noteView } from './views.ts';

export default implement(recordSupplierView, {
  async run(context, { supplierId }) {
    const supplier = await findSupplier(context, supplierId);
    await noteView(context, { supplierId: supplier.id, itemId: null, categoryId: null });
    return { output: { recorded: true }, subject: { kind: 'supplier', id: supplier.id } };
  },
});
