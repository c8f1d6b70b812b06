import { z } from 'zod';
import { day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, returnRefund } from './entities.ts';
import { returnLinesField } from './return-ref.ts';
import { count, money } from './words.ts';

/** For the form: what of an order can come back, and what the chosen lines pay back. */
export const calcReturn = declareOperation({
  name: 'calc_return',
  area: 'returns',
  title: 'Calculate a return',
  description:
    'Shows which units of an order can still be returned, until when, and what the selected ones would refund. Changes nothing.',
  examples: ['Work out the refund of a return'],
  input: z.object({
    orderId: z.string().trim().min(1).max(40),
    lines: returnLinesField().optional(),
  }),
  output: z.object({
    orderId: z.uuid(),
    orderNumber: z.int(),
    customerName: z.string(),
    currency: z.string(),
    lines: z.array(
      z.object({
        lineItemId: z.uuid(),
        title: z.string(),
        variant: z.string().nullable(),
        /** Shipped, not yet returned and not yet refunded. */
        returnable: z.int(),
      }),
    ),
    /** The last day on which it is taken back; null: no limit. */
    until: day().nullable(),
    isOpen: z.boolean(),
    /** Why nothing can come back at all; null where something can. */
    refused: z.string().nullable(),
    refund: returnRefund,
  }),
  http: { method: 'POST', path: '/web/return-orders/-/calc' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  summary: ({ lines, refund, currency }) =>
    `${count(
      lines.reduce((sum, line) => sum + line.returnable, 0),
      'unit',
    )} can be returned. The refund for the selected ones comes to ${money(refund.totalMinor, currency)}.`,
});
