import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage } from './order-ref.ts';
import { orderExport, exportSummary } from './files.ts';

export const getOrderExport = declareOperation({
  name: 'get_order_export',
  area: 'orders',
  title: 'How far an export is',
  description:
    'Says how far a financial export is and where its file is. The newest one when no id is given.',
  examples: ['Is my export ready?', 'How far is the financial export?', 'Download the financial export'],
  input: z.object({ id: field(z.uuid(), { ref: 'job', label: 'Export' }).optional() }),
  output: orderExport,
  http: {
    method: 'GET',
    path: '/web/orders/-/financial-export-job/{id}',
    aliases: [{ method: 'GET', path: '/web/orders/-/financial-export-job' }],
  },
  access: mayManage,
  effect: 'read',
  card: 'order_export',
  offered: true,
  errors: ['not_found'],
  related: ['start_financial_export'],
  summary: exportSummary,
});
