import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange } from '../orders/entities.ts';
import { shippedItems } from '../orders/fulfillment-fields.ts';
import { trackingMailWords } from '../orders/mail-words.ts';
import { orderReads, orderRef } from '../orders/order-ref.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { payment } from '../payments/entities.ts';
import { label, labelReads } from './entities.ts';
import { customsChoices, customsLines } from './customs-fields.ts';
import { labelContents, preferField, saidParcel, seenPriceField, serviceField } from './fields.ts';
import { boughtWords } from './words.ts';

const { toAddress: _theOrders, declaredValueMinor: _itsItems, ...contents } = labelContents;

export const shipOrder = declareOperation({
  name: 'ship_order',
  area: 'fulfillment',
  title: 'Ship an order with a label',
  description:
    'Buys a label for an order, to its address and with the weights of its SKUs, and marks what is in the parcel as shipped: all that is left, or the items given. Charges a card on file; it asks first and shows the price. If the parcel already went out with its own tracking number, use fulfill_order.',
  examples: [
    'Ship 1042 with UPS Ground',
    'ship order 1042',
    'buy the cheapest label for order 1042',
    'send #1042 with usps priority and email the customer',
    'ship 2 of the mugs of 1042 by fedex',
  ],
  input: z.object({
    ...orderRef,
    ...shippedItems,
    service: serviceField(),
    prefer: preferField(),
    ...saidParcel,
    ...contents,
    ...customsChoices,
    customsLines,
    notifyShopper: field(z.boolean(), {
      label: 'Email the shopper',
      words: [],
      valueWords: trackingMailWords,
    })
      .describe('Emails the tracking link; the approval shows it.')
      .default(false),
    cardId: payingCardField(),
    expectedAmountMinor: seenPriceField(),
  }),
  output: z.object({
    label,
    payment,
    /** The order as it is now; null while the label isn't there yet. */
    order: orderAfterChange.nullable(),
    /** Whether the shopper is told. */
    notified: z.boolean(),
  }),
  http: { method: 'POST', path: '/web/orders/{id}/labels', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'shipping_label',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_label', 'void_label', 'get_order', 'send_tracking_email', 'get_packing_slips'],
  invalidates: [...labelReads, ...orderReads],
  toModel: ({ order, ...rest }) => ({ ...rest, change: order?.change ?? null }),
  summary: ({ label: bought, payment: paid, order, notified }) =>
    [
      boughtWords(bought, paid),
      order ? order.change : '',
      notified ? 'The tracking link is on its way to the shopper.' : '',
    ]
      .filter(Boolean)
      .join(' '),
});
