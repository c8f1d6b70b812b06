import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, returnDetail, shortReturn } from './entities.ts';
import { returnField } from './return-ref.ts';
import { itemsWords, money } from './words.ts';

export const getReturn = declareOperation({
  name: 'get_return',
  area: 'returns',
  title: 'One return',
  description:
    'Shows one return: what’s coming back and why, its status, and its refund line by line (items, discount, tax, shipping, fee). For several use list_returns.',
  examples: [
    'Show return 1042-R1',
    'Where does Petra’s return stand?',
    'How much does she get back for the return of order 1042?',
    'Open the return of order #1042',
  ],
  input: z.object({ id: returnField() }),
  output: returnDetail,
  http: { method: 'GET', path: '/web/return-orders/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'return_order',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['change_return_status', 'refund_return', 'get_order', 'list_returns'],
  toModel: (one) => ({
    ...shortReturn(one),
    banner: one.banner,
    refund: one.refund,
    shopperNote: one.shopperNote,
  }),
  summary: ({ handle, customerName, lines, statusLabel, banner, refund, currency, isSettled, refundMinor }) =>
    `Return ${handle} from ${customerName}: ${itemsWords(lines)}, ${statusLabel.toLowerCase()}. ${banner} ` +
    (isSettled
      ? `${money(refundMinor, currency)} was refunded.`
      : `The refund comes to ${money(refund.totalMinor, currency)}.`),
});
