import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const removeMySupplier = declareOperation({
  name: 'remove_my_supplier',
  area: 'sourcing',
  title: 'Remove from my suppliers',
  description:
    'Takes a supplier out of the suppliers this store works with, with its notes and tags. Conversations and the profile stay. Undo brings it back as it was. For hearts use remove_favorite; to withdraw an open invite use cancel_supplier_invite.',
  examples: [
    'Remove Harbour Ceramics from my suppliers',
    'take the third one off my supplier list',
    'we no longer work with Lume & Cera, remove them from our suppliers',
    'delete that supplier from my list',
  ],
  input: z.object({ supplierId: supplierNamed('Which supplier should be removed?') }),
  output: mySupplier,
  http: { method: 'DELETE', path: '/web/stores/me/suppliers/{supplierId}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_my_suppliers', 'add_my_supplier'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: shortMySupplier,
  summary: ({ name, noteCount }) =>
    `Removed ${name} from your suppliers${noteCount > 0 ? `, with ${noteCount === 1 ? 'its note' : `its ${noteCount} notes`}` : ''}.`,
});
