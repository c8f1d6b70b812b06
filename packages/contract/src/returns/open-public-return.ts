import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { returnableOrder, shopperLines, shopperOrder } from './public-return.ts';

export const openPublicReturn = declareOperation({
  name: 'open_public_return',
  area: 'returns',
  title: 'What a shopper can send back',
  description:
    'For a shopper: what can be returned from their order, by its number and email, the rules, and what the selected items would refund. For the return page only.',
  examples: ['What can I return of my order?'],
  input: z.object({ ...shopperOrder, lines: shopperLines.optional() }),
  output: returnableOrder,
  http: { method: 'POST', path: '/public/returns/-/order' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  summary: ({ orderNumber }) => `Order #${orderNumber} was opened for a return.`,
});
