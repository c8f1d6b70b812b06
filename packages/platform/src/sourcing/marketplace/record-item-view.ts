import { recordItemView } from '@brandwright/contract/sourcing/marketplace/record-item-view.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem } from './resolve.ts';
import { noteView } from './views.ts';

export default implement(recordItemView, {
  async run(context, { itemId }) {
    const item = await findItem(context, itemId);
    await noteView(context, { supplierId: item.supplierId, itemId: item.id, categoryId: item.categoryId });
    return { output: { recorded: true }, subject: { kind: 'catalog_item', id: item.id } };
  },
});
