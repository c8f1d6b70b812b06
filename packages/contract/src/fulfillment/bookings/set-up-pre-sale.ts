import { z } from 'zod';
import { highestPriceMinor } from '../../catalog/entities.ts';
import { productNamed } from '../../catalog/refs.ts';
import { amountMinor, day } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { dayAhead, noteField, wholeNumber } from './fields.ts';
import { bookingRequest } from './request.ts';

export const setUpPreSale = declareOperation({
  ...bookingRequest,
  name: 'set_up_pre_sale',
  title: 'Set up a pre-sale',
  description:
    'Asks the fulfillment partner to take pre-orders of a product: how many units are offered, from when to when, and from which day they ship. A product has one pre-sale at a time. Orders themselves are in list_orders. Nothing is sent without a yes.',
  examples: [
    'Set up a pre-sale of the reed diffuser',
    'pre-sell 100 bud vases until December 15, shipping from January 5',
    'start a presale for the serving platter: 50 units at $60 from December 1 to December 20, ships January 10',
    'take pre-orders for the linen tote',
  ],
  input: z.object({
    product: productNamed('Which product is the pre-sale for?'),
    quantity: wholeNumber('Units offered', ['units', 'pieces', 'pcs'], 'How many units are offered?'),
    startsOn: day({
      sense: 'date_from',
      label: 'From',
      words: ['from', 'starting', 'starting on', 'starts', 'starts on', 'begins', 'on sale from'],
    })
      .describe('Its first day; today when left out.')
      .optional(),
    endsOn: day({
      sense: 'date_to',
      label: 'Until',
      words: ['until', 'till', 'to', 'through', 'ends', 'ends on', 'ending'],
      question: 'What’s the last day of the pre-sale?',
    }),
    shipsOn: dayAhead(
      'Ships from',
      [
        'ships',
        'shipping',
        'ships from',
        'shipping from',
        'ship on',
        'ships on',
        'ship from',
        'delivery from',
      ],
      'When do the orders start shipping?',
    ),
    priceMinor: amountMinor({ label: 'Price', words: ['at', 'for', 'price'] })
      .min(1)
      .max(highestPriceMinor)
      .describe('Of one unit during the pre-sale; the product’s price when left out.')
      .optional(),
    note: noteField(),
  }),
  http: { method: 'POST', path: '/web/pre-sales', status: 201 },
  errors: ['not_found', 'conflict'],
  related: ['get_product', 'list_bookings', 'get_booking', 'list_orders'],
});
