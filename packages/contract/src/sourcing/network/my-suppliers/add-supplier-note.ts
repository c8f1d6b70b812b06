import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import {
  longestNote,
  mayAct,
  mySupplierDetail,
  mySupplierReads,
  supplierNamed,
  supplierNote,
} from './entities.ts';
import { shortMySupplier } from './say.ts';

export const addSupplierNote = declareOperation({
  name: 'add_supplier_note',
  area: 'sourcing',
  title: 'Note about a supplier',
  description:
    'Writes a note of the team about a supplier: terms, prices told, impressions. Only the team sees it. A marketplace supplier that was not among the suppliers of the store is added with it. To read notes use get_my_supplier; notes of an order are add_order_note.',
  examples: [
    'Note on Lume & Cera: asks 30% deposit',
    'add a note to Harbour Ceramics: samples were chipped',
    'write a note about this supplier',
    'write down for Olaria do Vale that they close in August',
    'remember about the second supplier: speaks only Portuguese',
  ],
  input: z.object({
    supplierId: supplierNamed('A note about which supplier?'),
    text: field(
      z
        .string()
        .trim()
        .min(1, 'Write something.')
        .max(longestNote, 'A note can have at most 2,000 characters.'),
      {
        sense: 'free_text',
        words: ['note', 'saying', 'that', 'text'],
        question: 'What should the note say?',
        label: 'Note',
      },
    ),
  }),
  output: mySupplierDetail.extend({ added: supplierNote }),
  http: { method: 'POST', path: '/web/stores/me/suppliers/{supplierId}/notes', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'my_supplier',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_my_supplier', 'remove_supplier_note', 'tag_suppliers'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: (output) => ({ ...shortMySupplier(output), added: output.added }),
  summary: ({ name, added }) => `Added a note about ${name}: “${added.text}”.`,
});
