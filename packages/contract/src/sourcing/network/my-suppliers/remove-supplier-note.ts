import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplierDetail, mySupplierReads, supplierNamed, supplierNote } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const removeSupplierNote = declareOperation({
  name: 'remove_supplier_note',
  area: 'sourcing',
  title: 'Remove a note about a supplier',
  description:
    'Removes one note of the team about a supplier: the one that holds the given words, the newest when none are given. Undo brings it back.',
  examples: [
    'Remove the last note on Harbour Ceramics',
    'delete my note about the deposit from Lume & Cera',
    'the note on Olaria do Vale is wrong, take it out',
  ],
  input: z.object({
    supplierId: supplierNamed('A note about which supplier?'),
    noteId: z.uuid().describe('From get_my_supplier.').optional(),
    about: field(z.string().trim().min(1).max(200), {
      sense: 'search_words',
      label: 'Note about',
      words: ['note about', 'that says', 'mentioning'],
    })
      .describe('Words of the note that is meant.')
      .optional(),
  }),
  output: mySupplierDetail.extend({ removed: supplierNote }),
  http: { method: 'DELETE', path: '/web/stores/me/suppliers/{supplierId}/notes' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_my_supplier', 'add_supplier_note'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: (output) => ({ ...shortMySupplier(output), removed: output.removed }),
  summary: ({ name, removed }) => `Removed the note about ${name}: “${removed.text}”.`,
});
