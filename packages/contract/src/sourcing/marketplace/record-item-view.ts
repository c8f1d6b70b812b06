import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { recordedView, viewRecord } from './recorded-view.ts';

export const recordItemView = declareOperation({
  name: 'record_item_view',
  area: 'sourcing',
  title: 'Record an item view',
  description: 'Notes that this store looked at a catalog item, which steers its recommendations.',
  examples: ['note that I looked at this item'],
  input: z.object({ itemId: field(z.uuid(), { ref: 'catalog_item', question: 'Which item?' }) }),
  output: recordedView,
  http: { method: 'POST', path: '/web/catalog-items/{itemId}/detail-view' },
  ...viewRecord,
  summary: () => 'Noted the view of an item.',
});
