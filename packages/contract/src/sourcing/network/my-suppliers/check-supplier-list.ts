import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { countOf } from './say.ts';
import { listInput, supplierListCheck } from './import.ts';

export const checkSupplierList = declareOperation({
  name: 'check_supplier_list',
  area: 'sourcing',
  title: 'Check a supplier list',
  description:
    'Reads an attached CSV list of suppliers and says what importing it would do: which columns were recognized, how many are new, duplicates and bad rows. Writes nothing. Mailing a list is check_own_suppliers, orders are check_order_import.',
  examples: [
    'Check this supplier list before importing',
    'what is in this list of factories?',
    'are there duplicates in the attached supplier file?',
  ],
  input: z.object(listInput),
  output: supplierListCheck,
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/import-check' },
  access: mayRead,
  effect: 'read',
  card: 'supplier_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input'],
  related: ['import_suppliers'],
  toModel: ({ columns: _c, sample: _s, problems, ...output }) => ({
    ...output,
    problems: problems.slice(0, 6).map(({ line, kind, message }) => ({ line, kind, message })),
  }),
  summary: (output) => {
    const parts = [
      output.merges > 0 ? `${countOf(output.merges, 'supplier')} you have would be updated` : '',
      output.alreadyThere > 0 ? `${output.alreadyThere} already here` : '',
      output.duplicatesInFile > 0 ? countOf(output.duplicatesInFile, 'duplicate') : '',
      output.badRows > 0 ? `${countOf(output.badRows, 'row')} that can’t be used` : '',
    ].filter(Boolean);
    return `${output.fileName} has ${countOf(output.rows, 'row')}: ${countOf(output.newSuppliers, 'new supplier')}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`;
  },
});
