import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut, orderStatusChange } from './entities.ts';
import { productionStatus } from './enums.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { codeWords, count, dayWords } from './words.ts';

export const listOrderStatusHistory = declareOperation({
  name: 'list_order_status_history',
  area: 'orders',
  title: 'Status history of an order',
  description:
    'Lists every change of the production status of one order: from, to, when, by whom and why. Newest first.',
  examples: [
    'Status history of order 1042',
    'Who put #1042 on hold?',
    'When did order 1042 start processing?',
  ],
  input: z.object(orderRef),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    productionStatus,
    history: z.array(orderStatusChange),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/op-status-history' },
  access: mayRead,
  effect: 'read',
  card: 'order_history',
  offered: true,
  errors: ['not_found'],
  related: ['change_order_status', 'get_order'],
  summary: (output) => {
    const [newest] = output.history;
    if (!newest)
      return `Order #${output.orderNumber} is ${codeWords(output.productionStatus)}; nothing has changed since it was placed.`;
    const why = newest.reason ? ` (${newest.reason})` : '';
    return (
      `Order #${output.orderNumber} is ${codeWords(output.productionStatus)} after ${count(output.history.length, 'change')}; ` +
      `the last, to ${codeWords(newest.to)}, was on ${dayWords(newest.at)} by ${newest.by}${why}.`
    );
  },
});
