import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseItem } from './entities.ts';
import { purchaseField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const archivePurchaseItem = declareOperation({
  name: 'archive_purchase_item',
  area: 'purchasing',
  title: 'Archive a purchase order',
  description:
    'Puts a purchase order away, or back with isArchived false. Only one that is shipped, canceled or not purchased: what is being made or paid stays in view.',
  examples: [
    'Archive the tees purchase',
    'put the canceled tee order away',
    'archive that purchase order',
    'bring the archived tote purchase back',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      words: ['archived'],
      valueWords: { false: ['bring back', 'unarchive', 'restore'] },
    }).default(true),
  }),
  output: purchaseItem,
  http: { method: 'PUT', path: '/web/creator-order-items/{purchaseItemId}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_purchase_items', 'get_purchase_item'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: ({ title, isArchived }) => (isArchived ? `Archived ${title}.` : `${title} is back in the list.`),
});
