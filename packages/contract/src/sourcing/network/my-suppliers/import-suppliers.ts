import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { longestTag, mayAct, mySupplierReads } from './entities.ts';
import { listInput, supplierImport, shortImport, importWords } from './import.ts';

export const importSuppliers = declareOperation({
  name: 'import_suppliers',
  area: 'sourcing',
  title: 'Import a supplier list',
  description:
    'Imports an attached CSV list of suppliers into my suppliers: runs in the background, merges with those that are here, skips duplicates and bad rows and reports each. One undo takes the whole import back. To look first use check_supplier_list; to mail a list use email_own_suppliers; orders are import_orders.',
  examples: [
    'Import this list of suppliers',
    'add the factories in this file to my suppliers',
    'bring in my supplier list from the attached CSV',
    'import these suppliers and tag them trade fair',
  ],
  input: z.object({
    ...listInput,
    tag: field(z.string().trim().min(1).max(longestTag, 'A tag can have at most 30 characters.'), {
      label: 'Tag',
      words: ['tag', 'label', 'tag them', 'tagged'],
    })
      .describe('A tag for all of them.')
      .optional(),
  }),
  output: supplierImport,
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/import-job', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input', 'conflict'],
  related: ['check_supplier_list', 'get_supplier_import', 'list_my_suppliers'],
  invalidates: [...mySupplierReads, 'get_supplier_import'],
  undoable: true,
  toModel: shortImport,
  summary: importWords,
});
