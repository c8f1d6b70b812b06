import type { BookingDetails } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import type { BookingStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { bookingTitle } from '@brandwright/contract/fulfillment/bookings/say.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { handleOf } from './find-booking.ts';
import { cancellationLetter, requestLetter } from './letters.ts';
import { bookingMessages, fulfillmentBookings } from './tables.ts';

const dayMs = 86_400_000;

interface DemoBooking {
  status: BookingStatus;
  daysAgo: number;
  note?: string;
  partnerNote?: string;
  details: (at: DemoDays) => BookingDetails;
}

interface DemoDays {
  /** YYYY-MM-DD, so many days from now. */
  day: (days: number) => string;
  id: DemoTools['id'];
  key: DemoStore['key'];
}

const tacoma = { destination: 'Cascade Fulfillment', destinationAddress: '1820 Port Way, Tacoma, WA 98421' };
const center = {
  destination: 'the partner’s US fulfillment center',
  destinationAddress: null,
  destinationPlaceId: null,
};
const studio = '412 Alder Yard, Portland, OR 97214';

const founder: readonly DemoBooking[] = [
  {
    status: 'DONE',
    daysAgo: 34,
    partnerNote: 'Picked up on time, $412.00 on the invoice.',
    details: ({ day, id, key }) => ({
      kind: 'FREIGHT',
      type: 'PALLET',
      quantity: 2,
      lengthInches: null,
      widthInches: null,
      heightInches: 60,
      weightPounds: 780,
      needsLiftgate: true,
      pickupAddress: studio,
      readyOn: day(-30),
      ...tacoma,
      destinationPlaceId: id('stock place', key, 'partner'),
    }),
  },
  {
    status: 'DONE',
    daysAgo: 18,
    partnerNote: 'Two of 20 had glaze chips at the rim. Pictures by mail.',
    details: ({ id, key }) => ({
      kind: 'QUALITY_CHECK',
      of: 'PRODUCT',
      recordId: id('stock item', key, 'JC-MUG-SAND'),
      about: 'Ceramic mug (Sand, 12 oz), JC-MUG-SAND',
      sampleUnits: 20,
      checks: 'Chips at the rim, glaze pinholes, wobble on a flat table.',
      neededBy: null,
    }),
  },
  {
    status: 'CONFIRMED',
    daysAgo: 9,
    partnerNote: 'Assembly is planned for next week, $1.10 per kit.',
    note: 'Tie the tea towel around the mugs, label on the front.',
    details: ({ day, id, key }) => ({
      kind: 'KITTING',
      kitSkuId: id('stock item', key, 'JC-SET-DUO'),
      kitCode: 'JC-SET-DUO',
      kitTitle: 'Quiet morning duo',
      kits: 15,
      parts: [
        {
          skuId: id('stock item', key, 'JC-MUG-SAND'),
          code: 'JC-MUG-SAND',
          title: 'Ceramic mug (Sand, 12 oz)',
          quantity: 2,
          units: 30,
        },
        {
          skuId: id('stock item', key, 'JC-TEA-TOW'),
          code: 'JC-TEA-TOW',
          title: 'Linen tea towel (Stripe)',
          quantity: 1,
          units: 15,
        },
      ],
      neededBy: day(8),
    }),
  },
  {
    status: 'CONFIRMED',
    daysAgo: 6,
    partnerNote: 'Pre-orders are held until the restock is counted.',
    details: ({ day, id, key }) => ({
      kind: 'PRE_SALE',
      productId: id('product', key, 'Reed diffuser'),
      productTitle: 'Reed diffuser',
      units: 120,
      priceMinor: 3400,
      currency: 'USD',
      startsOn: day(-4),
      endsOn: day(17),
      shipsOn: day(30),
    }),
  },
  {
    status: 'REQUESTED',
    daysAgo: 2,
    details: ({ day, id, key }) => ({
      kind: 'FREIGHT',
      type: 'PARCEL',
      quantity: 12,
      lengthInches: 18,
      widthInches: 14,
      heightInches: 12,
      weightPounds: 32,
      needsLiftgate: false,
      pickupAddress: studio,
      readyOn: day(4),
      ...tacoma,
      destinationPlaceId: id('stock place', key, 'partner'),
    }),
  },
  {
    status: 'REQUESTED',
    daysAgo: 1,
    details: ({ day, id, key }) => ({
      kind: 'QUALITY_CHECK',
      of: 'RECEIVING',
      recordId: id('receiving', key, 1003),
      about: 'receiving RCV-1003, Bud vase (Speckled)',
      sampleUnits: 24,
      checks: 'Leaks, and cracks at the neck.',
      neededBy: day(5),
    }),
  },
  {
    status: 'CANCELED',
    daysAgo: 12,
    details: ({ day }) => ({
      kind: 'FREIGHT',
      type: 'PALLET',
      quantity: 1,
      lengthInches: null,
      widthInches: null,
      heightInches: 48,
      weightPounds: 510,
      needsLiftgate: false,
      pickupAddress: studio,
      readyOn: day(-6),
      ...center,
    }),
  },
];

const small = (about: { pickup: string; units: number }): DemoBooking => ({
  status: 'REQUESTED',
  daysAgo: 3,
  details: ({ day }) => ({
    kind: 'FREIGHT',
    type: 'PARCEL',
    quantity: about.units,
    lengthInches: 20,
    widthInches: 16,
    heightInches: 14,
    weightPounds: 28,
    needsLiftgate: false,
    pickupAddress: about.pickup,
    readyOn: day(3),
    ...center,
  }),
});

const told: Readonly<Record<DemoStore['key'], readonly DemoBooking[]>> = {
  founder,
  rival: [small({ pickup: '77 Foundry Row, Duluth, MN 55802', units: 6 })],
  preview: [small({ pickup: '9 Orchard Lane, Hudson, NY 12534', units: 4 })],
};
const authors = { founder: 'Nora Whitfield', rival: 'Elias Brandt', preview: 'Preview Guest' } as const;
const signatures = {
  founder: 'Nora Whitfield, Juniper & Clay',
  rival: 'Elias Brandt, Northfold Supply',
  preview: 'Preview Guest',
} as const;

/** Bookings of every kind and status. */
export const bookingsDemo: DemoPart = {
  async seedStore(store, tools) {
    for (const [at, one] of told[store.key].entries()) await write(store, tools, one, 1001 + at);
  },
};

async function write(store: DemoStore, tools: DemoTools, one: DemoBooking, number: number): Promise<void> {
  const { storeId, key } = store;
  const id = tools.id('booking', key, number);
  const at = (days: number) => new Date(tools.now.getTime() - days * dayMs);
  const day = (days: number) => at(-days).toISOString().slice(0, 10);
  const details = one.details({ day, id: tools.id, key });
  const createdAt = at(one.daysAgo);
  const isOpen = one.status === 'REQUESTED';
  await tools.db.insert(fulfillmentBookings).values({
    storeId,
    id,
    number,
    kind: details.kind,
    status: one.status,
    title: bookingTitle(details),
    details,
    onDate: dayOf(details),
    untilDate: details.kind === 'PRE_SALE' ? details.endsOn : null,
    productId: details.kind === 'PRE_SALE' ? details.productId : null,
    note: one.note ?? null,
    partnerNote: one.partnerNote ?? null,
    mailStatus: 'SENT',
    createdBy: authors[key],
    createdAt,
    updatedAt: isOpen ? createdAt : at(Math.max(0, one.daysAgo - 2)),
  });
  const message = (purpose: 'REQUEST' | 'CANCELLATION', text: string, sentAt: Date) => ({
    storeId,
    id: tools.id('booking message', key, number, purpose),
    bookingId: id,
    purpose,
    text,
    status: 'SENT' as const,
    createdAt: sentAt,
  });
  const messages = [message('REQUEST', requestLetter(signatures[key], details, one.note), createdAt)];
  if (one.status === 'CANCELED') {
    const letter = cancellationLetter(signatures[key], handleOf(number), details, undefined);
    messages.push(message('CANCELLATION', letter, at(Math.max(0, one.daysAgo - 2))));
  }
  await tools.db.insert(bookingMessages).values(messages);
}

function dayOf(details: BookingDetails): string | null {
  if (details.kind === 'FREIGHT') return details.readyOn;
  return details.kind === 'PRE_SALE' ? details.startsOn : details.neededBy;
}
