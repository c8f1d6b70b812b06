import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count, money } from './words.ts';
import { whichFile, orderImportCheck } from './files.ts';

export const checkOrderImport = declareOperation({
  name: 'check_order_import',
  area: 'orders',
  title: 'Check an order file',
  description:
    'Reads an attached Shopify order export (CSV) and says what importing it would do, with every bad line. Writes nothing.',
  examples: [
    'Check this order file before importing',
    'Is there anything wrong with this export?',
    'What would importing this file do?',
  ],
  input: z.object({ fileId: whichFile }),
  output: orderImportCheck,
  http: { method: 'POST', path: '/web/orders/-/import-check' },
  access: mayRead,
  effect: 'read',
  card: 'order_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large'],
  related: ['import_orders'],
  summary: (output) => {
    const bad =
      output.badOrders > 0
        ? ` ${count(output.badOrders, 'order')} can’t be imported: ${output.badRows
            .slice(0, 3)
            .map((row) => `line ${row.line}, ${row.message}`)
            .join('; ')}${output.badRows.length + output.moreBadRows > 3 ? ' and more' : ''}.`
        : '';
    const known =
      output.alreadyImported > 0
        ? ` ${count(output.alreadyImported, 'order')} were already imported and would be skipped.`
        : '';
    return `${output.fileName} has ${count(output.newOrders, 'new order')} worth ${money(output.worthMinor, output.currency)}.${known}${bad}`;
  },
});
