import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { orderImport, importSummary } from './files.ts';

export const getOrderImport = declareOperation({
  name: 'get_order_import',
  area: 'orders',
  title: 'Result of an import',
  description: 'Shows what an import of orders did. The newest one when no id is given.',
  examples: ['What did the last import do?', 'How many orders did we import?'],
  input: z.object({ id: z.uuid().optional() }),
  output: orderImport,
  http: {
    method: 'GET',
    path: '/web/orders/-/import-task/{id}',
    aliases: [{ method: 'GET', path: '/web/orders/-/import-task' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'order_import',
  offered: true,
  errors: ['not_found'],
  related: ['import_orders'],
  summary: importSummary,
});
