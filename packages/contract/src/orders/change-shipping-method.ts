import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { shippingMethod, shippingMethodWords } from './enums.ts';
import { orderRef, orderChange } from './order-ref.ts';

export const changeShippingMethod = declareOperation({
  name: 'change_shipping_method',
  area: 'orders',
  title: "Change an order's shipping method",
  description:
    'Changes how an order that has not shipped travels. What the shopper paid for shipping stays as it is.',
  examples: [
    'Send order 1042 overnight',
    'Change the shipping method of #1042 to expedited',
    'Ship 1042 standard',
  ],
  input: z.object({
    ...orderRef,
    shippingMethod: field(shippingMethod, {
      words: ['shipping method', 'shipping', 'method'],
      valueWords: shippingMethodWords,
      question: 'Which way: standard, expedited, overnight, international, freight or local pickup?',
      label: 'Shipping method',
    }),
  }),
  output: orderAfterChange,
  http: { method: 'PUT', path: '/web/orders/{id}/shipping-method' },
  ...orderChange,
  errors: ['not_found', 'bad_transition'],
  related: ['change_shipping_address', 'get_order'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});
