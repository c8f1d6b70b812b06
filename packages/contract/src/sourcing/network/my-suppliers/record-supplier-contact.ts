import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplierReads } from './entities.ts';

/** How the inbox says that something was written; a supplier that was not there is put in. */
export const recordSupplierContact = declareOperation({
  name: 'record_supplier_contact',
  area: 'sourcing',
  title: 'Contact with a supplier',
  description:
    'Notes when a supplier was last written with, and where. One that was not among the suppliers may be added.',
  examples: ['Note that we wrote to this supplier now'],
  input: z.object({
    supplierId: z.uuid(),
    conversationSid: z.string().min(1).max(191).optional(),
    /** Whether a supplier that was not among them is put in: somebody of the store wrote to it by themselves. */
    puts: z.boolean().default(true),
  }),
  output: z.object({ supplierId: z.uuid(), isNew: z.boolean() }),
  http: { method: 'POST', path: '/web/stores/me/suppliers/{supplierId}/contact' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: mySupplierReads,
  journal: false,
  summary: ({ isNew }) => (isNew ? 'The supplier was added.' : 'The contact was noted.'),
});
