import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { supplierImport, shortImport, importWords } from './import.ts';

export const getSupplierImport = declareOperation({
  name: 'get_supplier_import',
  area: 'sourcing',
  title: 'Result of a supplier import',
  description:
    'Says how far an import of suppliers is and what it added, merged and skipped with the reasons. The newest one when no id is given.',
  examples: [
    'Is the supplier import done?',
    'what did the last supplier import skip?',
    'how many suppliers did the import add?',
  ],
  input: z.object({ importId: field(z.uuid(), { ref: 'job', label: 'Import' }).optional() }),
  output: supplierImport,
  http: {
    method: 'GET',
    path: '/web/stores/me/suppliers/-/import-job/{importId}',
    aliases: [{ method: 'GET', path: '/web/stores/me/suppliers/-/import-job' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found'],
  related: ['import_suppliers', 'list_my_suppliers'],
  toModel: shortImport,
  summary: importWords,
});
