import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayRead, mySupplierDetail, supplierNamed } from './entities.ts';
import { detailWords, shortMySupplier } from './say.ts';

export const getMySupplier = declareOperation({
  name: 'get_my_supplier',
  area: 'sourcing',
  title: 'One of my suppliers',
  description:
    "Opens one of the store's own suppliers: every note the team wrote about it, its tags, its invite, last contact and history. Use it for what we noted or know ourselves; the public profile with prices and capabilities is get_supplier.",
  examples: [
    'What did I note about Lume & Cera?',
    'show my notes on Harbour Ceramics',
    'open my notes and tags for Olaria do Vale',
    "did Anna's Pottery accept our invite?",
    'how is Harbour Ceramics tagged?',
  ],
  input: z.object({ supplierId: supplierNamed('Which of your suppliers?') }),
  output: mySupplierDetail,
  http: { method: 'GET', path: '/web/stores/me/suppliers/{supplierId}' },
  access: mayRead,
  effect: 'read',
  card: 'my_supplier',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['add_supplier_note', 'tag_suppliers', 'get_supplier', 'list_my_suppliers'],
  toModel: (output) => ({
    ...shortMySupplier(output),
    notes: output.notes.slice(0, 8),
    ...(output.notes.length > 8 ? { note: `Shown 8 of ${output.notes.length} notes.` } : {}),
  }),
  summary: detailWords,
});
