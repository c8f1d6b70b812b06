import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { recordedView, viewRecord } from './recorded-view.ts';

export const recordSupplierView = declareOperation({
  name: 'record_supplier_view',
  area: 'sourcing',
  title: 'Record a supplier view',
  description: 'Notes that this store looked at a supplier, which steers its recommendations.',
  examples: ['note that I looked at this supplier'],
  input: z.object({ supplierId: field(z.uuid(), { ref: 'supplier', question: 'Which supplier?' }) }),
  output: recordedView,
  http: { method: 'POST', path: '/web/catalog-companies/{supplierId}/detail-view' },
  ...viewRecord,
  summary: () => 'Noted the view of a supplier.',
});
