import { OperationError } from '@brandwright/contract';
import { archivePurchaseItem } from '@brandwright/contract/purchasing/archive-purchase-item.ts';
import { purchaseStatusLabels, type PurchaseStatus } from '@brandwright/contract/purchasing/enums.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';

/** What money or goods are still under way for stays in view. */
const archivable: ReadonlySet<PurchaseStatus> = new Set(['NOT_PURCHASED', 'SHIPPED', 'CANCELED']);

export default implement(archivePurchaseItem, {
  async run(context, { purchaseItemId, isArchived }) {
    const item = await lockItem(context, purchaseItemId);
    if (item.isArchived === isArchived)
      throw new OperationError(
        'conflict',
        `${item.title} is ${isArchived ? 'archived already' : 'not archived'}.`,
      );
    if (isArchived && !archivable.has(item.status))
      throw new OperationError(
        'bad_transition',
        `${item.title} is ${purchaseStatusLabels[item.status].toLowerCase()}, so it stays in the list. Archive it once it has shipped or is canceled.`,
      );
    const { row, undo } = await editItem(context, item, { isArchived });
    return { output: await showItem(context, row), undo, subject: { kind: 'purchase_item', id: row.id } };
  },
  undo: undoEdit,
});
