import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const addMySupplier = declareOperation({
  name: 'add_my_supplier',
  area: 'sourcing',
  title: 'Add to my suppliers',
  description:
    'Puts a supplier of the marketplace or a factory of the expanded network among the suppliers this store works with. Ids come from search_suppliers or search_expanded_network. A supplier that is in neither is invited with invite_supplier; to only save one for later use add_favorite.',
  examples: [
    'Add Lume & Cera to my suppliers',
    'put the second one among my suppliers',
    'we work with Olaria do Vale now, add them to our suppliers',
    'add this factory to my supplier list',
  ],
  input: z.object({ supplierId: supplierNamed('Which supplier should be added?') }),
  output: mySupplier.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/web/stores/me/suppliers', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'my_supplier',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_my_suppliers', 'tag_suppliers', 'add_supplier_note', 'remove_my_supplier'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: (output) => ({ ...shortMySupplier(output), wasThere: output.wasThere }),
  summary: ({ name, wasThere }) =>
    wasThere ? `${name} was already among your suppliers.` : `Added ${name} to your suppliers.`,
});

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
