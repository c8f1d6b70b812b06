import type { TicketStatus, TicketType } from '@brandwright/contract/support/enums.ts';

export interface DemoTicket {
  type: TicketType;
  status: TicketStatus;
  daysAgo: number;
  lines: readonly (readonly ['own' | 'support', string])[];
}

/** What became of a handful of orders; the smaller demo stores have the first two. */
export const demoTickets: readonly DemoTicket[] = [
  {
    type: 'LOST_DELAYED',
    status: 'ANSWERED',
    daysAgo: 3,
    lines: [
      ['own', 'The parcel of order {order} has not moved for days. Please ask the carrier where it is.'],
      [
        'support',
        'We opened a trace with the carrier for {order}. They haven’t found it so far and will answer within two business days. If you want it sent again today, let us know and we’ll pack a second one.',
      ],
    ],
  },
  {
    type: 'BROKEN',
    status: 'OPEN',
    daysAgo: 1,
    lines: [
      [
        'own',
        'The customer of order {order} wrote that it arrived cracked. Please check how it was packed; we use two layers of paper around stoneware.',
      ],
    ],
  },
  {
    type: 'RELEASE_HOLD',
    status: 'OPEN',
    daysAgo: 2,
    lines: [['own', 'The address on order {order} is confirmed. Please release the hold so it can ship.']],
  },
  {
    type: 'MISSING_WRONG_ITEMS',
    status: 'CLOSED',
    daysAgo: 12,
    lines: [
      ['own', 'One item of order {order} was missing from the box. Please check the packing video.'],
      [
        'support',
        'You are right, the second item of {order} stayed on the packing table. It left this morning at our cost.',
      ],
      ['own', 'Thanks, the customer has it.'],
    ],
  },
  {
    type: 'WHOLESALE_ORDER_REQUIREMENTS',
    status: 'ANSWERED',
    daysAgo: 4,
    lines: [
      [
        'own',
        'The buyer of order {order} wants carton labels on two sides and no loose fill. Can you do that without repacking?',
      ],
      [
        'support',
        'Yes for {order}: labels on two sides are no extra charge, and paper instead of loose fill is $0.40 a carton. Shall we go ahead?',
      ],
    ],
  },
  {
    type: 'RETURN_EXCHANGE',
    status: 'CLOSED',
    daysAgo: 20,
    lines: [
      ['own', 'The customer of order {order} wants to exchange it for another color. Where should it go?'],
      [
        'support',
        'To our returns dock, with {order} written on the box. We’ll put it back into stock if it’s clean.',
      ],
    ],
  },
];
