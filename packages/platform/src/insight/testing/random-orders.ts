import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { dayMs } from '../../kernel/data/days.ts';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import type { Context } from '../../kernel/request/context.ts';
import { priceOrder } from '../../orders/new-order.ts';
import { customers, orderLineItems, orders } from '../../orders/tables.ts';
import { channelOrder } from '../../orders/testing.ts';
import type { Dice } from './dice.ts';
import { articles } from './random-catalog.ts';

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderLineItems.$inferInsert & { id: string };
export interface MadeOrder {
  order: OrderRow & { id: string };
  lines: LineRow[];
}

const origins: readonly [OrderOrigin, ...OrderOrigin[]] = [
  'SHOPIFY_CREATOR',
  'SHOPIFY_CREATOR',
  'SHOPIFY_CREATOR',
  'SHOPIFY_PLATFORM',
  'SHOPIFY_PLATFORM',
  'IMPORT',
  'MANUAL_RETAIL',
  'MANUAL_WHOLESALE',
];
const places = [
  ['US', 'CA'],
  ['US', 'CA'],
  ['US', 'NY'],
  ['US', 'TX'],
  ['US', 'OH'],
  ['US', 'ca'],
  ['US', 'PR'],
  ['US', 'AE'],
  ['US', null],
  ['PR', null],
  ['CA', 'ON'],
  ['DE', null],
  ['JP', '13'],
] as const satisfies readonly (readonly [string, string | null])[];

/** When a customer orders, in days before now: at regular gaps, which some customers break off, or all at one instant. */
function daysOfCustomer({ whole, chance, one }: Dice): number[] {
  const first = whole(0, 780);
  const kind = one(['once', 'once', 'steady', 'steady', 'fading', 'at once', 'returning late']);
  if (kind === 'once') return [first];
  if (kind === 'at once') return [first, first, first];
  if (kind === 'returning late') return [first, first - whole(180, 300)].filter((day) => day >= 0);
  const rhythm = whole(9, 90);
  const most = whole(2, 14);
  const days = Array.from({ length: most }, (_none, at) => first - at * rhythm - whole(0, 5));
  const ended = kind === 'fading' ? whole(0, first) : 0;
  return days.filter((day, at) => day >= 0 && (at === 0 || day >= ended || chance(10)));
}

/** Creates and returns customers and orders of every kind. */
export async function fillOrders(context: Context, dice: Dice, now: Date): Promise<MadeOrder[]> {
  const { db, storeId } = context;
  const people = Array.from({ length: 60 }, (_none, at) => ({
    storeId,
    id: dice.id(),
    name: `Person ${at}`,
    nameKey: `person ${at}`,
    firstNameKey: 'person',
    email: `person${at}@example.com`,
    createdAt: now,
  }));
  await insertRows(db, customers, people);
  const strangers = Array.from({ length: 40 }, () => ({ person: null, day: dice.whole(0, 780) }));
  const visits = people.flatMap((person) => daysOfCustomer(dice).map((day) => ({ person, day })));
  const made = [...visits, ...strangers].map(({ person, day }, at) =>
    makeOrder(dice, { storeId, number: 1001 + at, person, placedAt: instantOf(dice, now, day) }),
  );
  await insertRows(
    db,
    orders,
    made.map(({ order }) => order),
  );
  await insertRows(
    db,
    orderLineItems,
    made.flatMap(({ lines }) => lines),
  );
  return made;
}

/** Any minute of the day, occasionally its very start or end, never after now. */
function instantOf({ whole, chance, one }: Dice, now: Date, daysAgo: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs - daysAgo * dayMs;
  const within = chance(20) ? one([0, dayMs - 1, 12 * 3_600_000]) : whole(0, 1439) * 60_000;
  return new Date(Math.min(midnight + within, now.getTime()));
}

interface Visit {
  storeId: string;
  number: number;
  person: { id: string; name: string } | null;
  placedAt: Date;
}

function makeOrder(dice: Dice, { storeId, number, person, placedAt }: Visit): MadeOrder {
  const { whole, chance, one } = dice;
  const [countryCode, state] = places[whole(0, places.length - 1)] ?? places[0];
  const origin = one(origins);
  const asked = Array.from({ length: whole(1, 4) }, () => ({ ...one(articles), quantity: whole(1, 4) }));
  const isReduced = chance(35);
  const given = channelOrder({
    origin,
    lines: asked.map(({ title, variant, sku, priceMinor, quantity }) => ({
      title,
      variant,
      sku,
      quantity,
      unitPriceMinor: priceMinor,
      discountMinor: isReduced && chance(30) ? Math.floor((quantity * priceMinor) / 7) : 0,
      fulfilledQuantity: 0,
    })),
    discountMinor: isReduced ? whole(1, 900) : 0,
    shippingMinor: one([0, 0, 499, 600, 1295]),
    taxMinor: chance(50) ? whole(1, 700) : 0,
  });
  const priced = priceOrder(given);
  const isShipped = chance(70);
  const id = dice.id();
  const fate = one(['kept', 'kept', 'kept', 'kept', 'unpaid', 'part refunded', 'line refunded', 'refunded']);
  const lines = priced.lines.map((line, position): LineRow => ({
    ...line,
    storeId,
    id: dice.id(),
    orderId: id,
    position,
    canceledQuantity: chance(10) ? whole(1, line.quantity) : 0,
    refundedMinor: 0,
  }));
  for (const line of lines) {
    const worth =
      line.quantity * (line.unitPriceMinor ?? 0) - (line.discountMinor ?? 0) + (line.taxMinor ?? 0);
    const canceled = Math.round((worth * (line.canceledQuantity ?? 0)) / line.quantity);
    // Canceled units are usually refunded; other orders partly or fully.
    line.refundedMinor =
      fate === 'line refunded' ? whole(0, worth) : fate === 'refunded' ? worth : chance(80) ? canceled : 0;
  }
  const ofLines = lines.reduce((sum, line) => sum + (line.refundedMinor ?? 0), 0);
  const captured = fate === 'unpaid' ? 0 : chance(5) ? Math.floor(priced.totalMinor / 2) : priced.totalMinor;
  const refunded =
    fate === 'refunded'
      ? captured
      : Math.min(captured, fate === 'part refunded' ? ofLines + whole(1, 1500) : ofLines);
  const order = {
    storeId,
    id,
    orderNumber: number,
    origin,
    channelReference: null,
    placedAt,
    customerId: person?.id ?? null,
    customerName: person === null ? 'A stranger' : chance(10) ? `${person.name} (gift)` : person.name,
    email: null,
    productionStatus: isShipped ? ('FINISHED' as const) : ('OUTSTANDING' as const),
    cancelStatus: 'NONE' as const,
    fulfillmentStatus: isShipped ? ('FULFILLED' as const) : ('NONE' as const),
    tags: [],
    units: priced.units,
    itemsText: priced.itemsText,
    subtotalMinor: priced.subtotalMinor,
    discountMinor: priced.discountMinor,
    // Some codes only give free shipping; some discounts have no code.
    discountCode: isReduced ? one(['WELCOME', 'welcome', 'SPRING', null, '']) : chance(3) ? 'FREESHIP' : null,
    shippingMinor: given.shippingMinor,
    taxMinor: given.taxMinor,
    totalMinor: priced.totalMinor,
    capturedMinor: captured,
    refundedMinor: refunded,
    countryCode,
    shippingAddress: { ...given.address, state, countryCode },
    shippingMethod: 'STANDARD' as const,
    searchText: '',
    fulfilledAt: isShipped
      ? new Date(placedAt.getTime() + one([3_600_000, dayMs, 7 * dayMs, whole(1, 12 * dayMs)]))
      : null,
    createdAt: placedAt,
    updatedAt: placedAt,
  };
  return { order, lines };
}
