import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';

// A page tells that it was opened; nobody asks for it in words. What was seen feeds recommend_items.
const access = { kind: 'private', role: 'viewer', preview: true } as const;
const output = z.object({ recorded: z.boolean() });

export const recordItemView = declareOperation({
  name: 'record_item_view',
  area: 'sourcing',
  title: 'Record an item view',
  description: 'Notes that this store looked at a catalog item, which steers its recommendations.',
  examples: ['note that I looked at this item'],
  input: z.object({ itemId: field(z.uuid(), { ref: 'catalog_item', question: 'Which item?' }) }),
  output,
  http: { method: 'POST', path: '/web/catalog-items/{itemId}/detail-view' },
  access,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Noted the view of an item.',
});

export const recordSupplierView = declareOperation({
  name: 'record_supplier_view',
  area: 'sourcing',
  title: 'Record a supplier view',
  description: 'Notes that this store looked at a supplier, which steers its recommendations.',
  examples: ['note that I looked at this supplier'],
  input: z.object({ supplierId: field(z.uuid(), { ref: 'supplier', question: 'Which supplier?' }) }),
  output,
  http: { method: 'POST', path: '/web/catalog-companies/{supplierId}/detail-view' },
  access,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Noted the view of a supplier.',
});
