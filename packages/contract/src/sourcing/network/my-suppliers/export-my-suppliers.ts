import { z } from 'zod';
import { writtenFile } from '../../../kernel/downloads.ts';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct } from './entities.ts';
import { countOf } from './say.ts';

export const exportMySuppliers = declareOperation({
  name: 'export_my_suppliers',
  area: 'sourcing',
  title: 'Export my suppliers',
  description:
    'Writes all suppliers of the store, or those with a tag, with contacts, tags and notes into a CSV file that is safe to open in a spreadsheet.',
  examples: [
    'Export my suppliers',
    'download my supplier list as CSV',
    'give me a spreadsheet of the suppliers tagged preferred',
  ],
  input: z.object({
    tag: field(z.string().trim().min(1).max(30), { label: 'Tag', words: ['tag', 'tagged', 'labelled'] })
      .describe('Only those with this tag.')
      .optional(),
  }),
  output: z.object({
    ...writtenFile,
    suppliers: z.int(),
  }),
  http: { method: 'POST', path: '/web/stores/me/suppliers/-/export', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['not_found'],
  related: ['list_my_suppliers'],
  summary: ({ suppliers, name }) => `${name} has ${countOf(suppliers, 'supplier')}.`,
});
