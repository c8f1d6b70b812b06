import { z } from 'zod';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderOrigin, originWords } from './enums.ts';
import { mayManage } from './order-ref.ts';
import { dayWords } from './words.ts';
import { orderExport, exportSummary } from './files.ts';

export const startFinancialExport = declareOperation({
  name: 'start_financial_export',
  area: 'orders',
  title: 'Export the financials of orders',
  description:
    'Starts writing a CSV file with the money of each order (subtotal, discount, shipping, tax, total, captured, refunded, net), for a span of days or all. ' +
    'Runs in the background; get_order_export says how far it is and where the file is.',
  examples: [
    'Export the financials of last month',
    'I need a CSV of all order figures for my accountant',
    'Start a financial export since January',
  ],
  input: z.object({
    placedFrom: day({ sense: 'date_from', words: ['from', 'since', 'for', 'of'], label: 'From' }).optional(),
    placedTo: day({ sense: 'date_to', words: ['to', 'until', 'up to'], label: 'To' }).optional(),
    origin: field(orderOrigin, {
      words: ['origin', 'channel'],
      valueWords: originWords,
      label: 'Origin',
    }).optional(),
  }),
  output: orderExport,
  http: { method: 'POST', path: '/web/orders/-/financial-export-job', status: 202 },
  access: mayManage,
  effect: 'write',
  card: 'order_export',
  offered: true,
  errors: [],
  related: ['get_order_export'],
  invalidates: ['get_order_export'],
  summary: (output) => {
    const span =
      output.placedFrom || output.placedTo
        ? ` It covers ${output.placedFrom ? `from ${dayWords(output.placedFrom)}` : 'the first order'} to ${output.placedTo ? dayWords(output.placedTo) : 'today'}.`
        : '';
    return exportSummary(output) + span;
  },
});
