import type { Random } from '@brandwright/platform/kernel/data/random.ts';
import { openUnits, orderLeft, type BookOrder } from './book.ts';
import { cancelLine, cancelWhole, move, refund, reroute, ship, type Refund } from './order-rules.ts';
import { namesOf, type Attempt, type World } from './attempt.ts';
import { attemptReturn } from './return-attempts.ts';

const reasons = ['no longer needed', 'ordered by mistake', 'The shopper asked'];
let parcels = 0;

/** Something to do with an order, often what may not be done. */
export function attempt(random: Random, order: BookOrder, world: World): Attempt {
  const at = `/web/orders/${encodeURIComponent(random.pick(namesOf(order)))}`;
  const line = random.pick(order.lines);
  const how = { refund: !random.chance(0.15), restock: !random.chance(0.2) };
  const one = random.between(1, 20);
  if (one <= 2)
    return {
      ...{ method: 'PUT', path: `${at}/cancel`, body: { ...how, reason: random.pick(reasons) } },
      judge: () => cancelWhole(order, world.stock, how),
    };
  if (one <= 5) {
    const units = random.chance(0.5) ? random.between(1, line.quantity + 1) : undefined;
    return {
      ...{ method: 'PUT', path: `${at}/line-items/${line.id}/cancel`, body: { ...how, quantity: units } },
      judge: () => cancelLine(order, world.stock, how, line, units),
    };
  }
  if (one <= 7) return attemptRerouting(random, order, at);
  if (one === 8) {
    const method = random.pick(['STANDARD', 'EXPEDITED', 'OVERNIGHT']);
    return {
      ...{ method: 'PUT', path: `${at}/shipping-method`, body: { shippingMethod: method } },
      judge: () => reroute(order, { method }),
    };
  }
  if (one === 9) {
    const to = random.pick(['ON_HOLD', 'ON_HOLD', 'OUTSTANDING', 'PROCESSING', 'FINISHED'] as const);
    return {
      ...{ method: 'PUT', path: `${at}/change-op-status`, body: { productionStatus: to } },
      judge: () => move(order, to),
    };
  }
  if (one <= 11) return attemptShipping(random, order, world, at);
  if (one <= 14) return attemptRefund(random, order, at);
  return attemptReturn(random, order, world);
}

function attemptRerouting(random: Random, order: BookOrder, at: string): Attempt {
  const kind = random.pick(['new', 'new', 'bad', 'same']);
  const street = kind === 'same' ? order.street : `${random.between(1, 9999)} Alder Street`;
  const place = {
    city: 'Portland',
    state: 'OR',
    zipCode: kind === 'bad' ? '9720' : '97205',
    countryCode: 'US',
  };
  return {
    method: 'PUT',
    path: `${at}/shipping-address`,
    body: { addressLine1: street, ...(kind === 'same' ? {} : place) },
    judge: () => reroute(order, { street, isBad: kind === 'bad' }),
  };
}

function attemptShipping(random: Random, order: BookOrder, { stock }: World, at: string): Attempt {
  const line = random.pick(order.lines);
  const units = random.between(1, line.quantity + 1);
  const isWhole = random.chance(0.6);
  const parts = isWhole
    ? order.lines.map((each) => ({ line: each, units: openUnits(each) })).filter((each) => each.units > 0)
    : [{ line, units }];
  parcels += 1;
  return {
    method: 'POST',
    path: `${at}/shipments`,
    body: {
      trackingNumber: `9400100000000000${String(parcels).padStart(6, '0')}`,
      carrier: 'USPS',
      ...(isWhole ? {} : { items: [{ lineItemId: line.id, quantity: units }] }),
    },
    judge: () => ship(order, stock, parts),
  };
}

function attemptRefund(random: Random, order: BookOrder, at: string): Attempt {
  const line = random.pick(order.lines);
  const units = random.chance(0.5) ? random.between(1, line.quantity + 1) : undefined;
  const amount = random.between(1, Math.max(2, Math.floor(orderLeft(order) * 1.2)));
  const quiet = { notify: false };
  if (random.chance(0.2))
    return {
      ...{ method: 'POST', path: `${at}/goodwill`, body: { amountMinor: amount, reason: 'LATE', ...quiet } },
      judge: () => refund(order, { of: 'AMOUNT', amount }),
    };
  const wish = random.pick<Refund>([
    { of: 'EVERYTHING' },
    { of: 'SHIPPING' },
    { of: 'AMOUNT', amount },
    { of: 'LINE', line, ...(units === undefined ? {} : { units }) },
    { of: 'LINE', line, ...(units === undefined ? {} : { units }) },
  ]);
  const body =
    wish.of === 'AMOUNT'
      ? { amountMinor: amount }
      : wish.of === 'LINE'
        ? { lineItemId: line.id, quantity: units }
        : { part: wish.of };
  return {
    ...{ method: 'POST', path: `${at}/refunds`, body: { ...body, ...quiet, reason: 'CHANGED_MIND' } },
    judge: () => refund(order, wish),
  };
}
