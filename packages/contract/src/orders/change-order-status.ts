import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { productionStatus } from './enums.ts';
import { orderRef, orderChange } from './order-ref.ts';

export const changeOrderStatus = declareOperation({
  name: 'change_order_status',
  area: 'orders',
  title: "Change an order's status",
  description:
    'Moves one order to another production status: ON_HOLD to put it on hold (with the reason), OUTSTANDING to release it, ' +
    'PROCESSING to start it, FINISHED when all of it has shipped. For several orders call it once for each. To cancel use cancel_order.',
  examples: [
    'Put order 1042 on hold, the customer asked',
    'Put the first two on hold',
    'Release the hold on #1042',
    'Start processing order 1042',
    'Mark 1042 as finished',
  ],
  input: z.object({
    ...orderRef,
    productionStatus: field(productionStatus, {
      words: ['status', 'production status'],
      valueWords: {
        ON_HOLD: ['on hold', 'hold', 'put on hold', 'pause', 'stop it for now', 'hold it'],
        OUTSTANDING: [
          'outstanding',
          'release',
          'release the hold',
          'cancel the hold',
          'lift the hold',
          'remove the hold',
          'end the hold',
          'take off hold',
          'off hold',
          'the hold off',
          'hold off it',
          'let it go',
          'let her order go',
          'let his order go',
          'let the order go',
          'let that order go',
          'let that go',
          'let them go',
          'let it through',
          'let them through',
          'turn it loose',
          'unhold',
          'resume',
          'reopen',
        ],
        PROCESSING: ['processing', 'process', 'start processing', 'start', 'begin', 'in process'],
        FINISHED: ['finished', 'finish', 'done', 'complete', 'completed'],
      },
      question: 'Which status: outstanding, processing, on hold or finished?',
      label: 'Status',
    }),
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      words: ['because', 'reason', 'as', 'since', 'the customer asked'],
      label: 'Reason',
    }).optional(),
  }),
  output: orderAfterChange,
  http: { method: 'PUT', path: '/web/orders/{id}/change-op-status' },
  ...orderChange,
  errors: ['not_found', 'bad_transition'],
  related: ['get_order', 'list_orders', 'list_order_status_history', 'add_order_note'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});
