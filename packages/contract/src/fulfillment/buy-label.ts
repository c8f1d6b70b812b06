import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { payment } from '../payments/entities.ts';
import { label, labelReads } from './entities.ts';
import { customsChoices, customsItems } from './customs-fields.ts';
import { labelContents, preferField, saidParcel, seenPriceField, serviceField } from './fields.ts';
import { boughtWords } from './words.ts';

export const buyLabel = declareOperation({
  name: 'buy_label',
  area: 'fulfillment',
  title: 'Buy a shipping label',
  description:
    'Buys a label that isn’t for an order, to a full address, and charges a card on file; it asks first and shows the price. For an order use ship_order, which also marks it as shipped. To see what it would cost use quote_label.',
  examples: [
    'Buy the UPS Ground label',
    'buy the cheapest label to that address',
    'get me a shipping label with usps priority',
    'purchase the fastest label and pay with the visa',
  ],
  input: z.object({
    ...labelContents,
    ...customsChoices,
    customsItems,
    ...saidParcel,
    service: serviceField(),
    prefer: preferField(),
    cardId: payingCardField(),
    expectedAmountMinor: seenPriceField(),
  }),
  output: z.object({ label, payment }),
  http: { method: 'POST', path: '/web/standalone-labels', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'shipping_label',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_label', 'void_label', 'list_labels'],
  invalidates: labelReads,
  summary: (output) => boughtWords(output.label, output.payment),
});
