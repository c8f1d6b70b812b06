import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage, orderReads } from './order-ref.ts';
import { whichFile, orderImport, importSummary } from './files.ts';

/** Asks before it runs though it deletes nothing: it makes many orders at once, which no undo takes back in one step. */
export const importOrders = declareOperation({
  name: 'import_orders',
  area: 'orders',
  title: 'Import orders from a file',
  description:
    'Imports an attached Shopify order export (CSV). All good or nothing: with bad rows it refuses and lists them, unless skipBadRows leaves those orders out. ' +
    'Orders imported before are recognized and skipped, so repeating is safe. To look first use check_order_import.',
  examples: [
    'Import these orders',
    'Import this Shopify export',
    'Import the file and skip the bad rows',
    'Bring in the orders of this CSV',
  ],
  input: z.object({
    fileId: whichFile,
    skipBadRows: field(z.boolean(), {
      words: ['skip bad rows'],
      valueWords: {
        true: [
          'skip the bad rows',
          'skip bad rows',
          'leave out the bad ones',
          'without the bad ones',
          'only the good ones',
          'skip the bad ones',
          'import the rest',
          'ignore the errors',
        ],
      },
      label: 'Skip bad rows',
    }).default(false),
  }),
  output: orderImport,
  http: { method: 'POST', path: '/web/orders/-/import-task', status: 201 },
  access: mayManage,
  effect: 'destructive',
  card: 'order_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'bad_input', 'conflict'],
  related: ['check_order_import', 'list_orders'],
  invalidates: orderReads,
  summary: importSummary,
});
