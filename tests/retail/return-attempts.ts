import type { Random } from '@brandwright/platform/kernel/data/random.ts';
import { namesOf, type Attempt, type World } from './attempt.ts';
import type { BookOrder, BookReturn } from './book.ts';
import { createReturn, moveReturn, refundReturn, type NewReturn } from './return-rules.ts';
import { goods } from './sold-orders.ts';

/** A return of an order: a new one, or the next step of one that it has. */
export function attemptReturn(random: Random, order: BookOrder, world: World): Attempt {
  const one = order.returns.length === 0 ? undefined : random.pick(order.returns);
  if (!one || random.chance(0.35)) return attemptNew(random, order, world);
  const at = `/web/return-orders/${random.chance(0.5) ? one.id : one.handle}`;
  return random.chance(0.5)
    ? attemptMove(random, order, one, world, at)
    : attemptPaying(random, order, one, world, at);
}

function attemptNew(random: Random, order: BookOrder, { settings }: World): Attempt {
  const shape = random.pick(['everything', 'one', 'one', 'several'] as const);
  const line = random.pick(order.lines);
  const units = random.chance(0.6) ? random.between(1, line.quantity + 1) : undefined;
  const several = order.lines
    .filter(() => random.chance(0.7))
    .map((each) => ({ line: each, units: random.between(1, each.quantity) }));
  const isMany = shape === 'several' && several.length > 0;
  const sold = random.pick(goods.slice(0, 5));
  const wish: NewReturn = {
    parts: isMany
      ? several
      : shape === 'everything'
        ? 'EVERYTHING'
        : [{ line, ...(units === undefined ? {} : { units }) }],
    isOurMistake: random.chance(0.5),
    isException: random.chance(0.2),
    ...(random.chance(0.2) ? { exchangePrice: sold.price } : {}),
  };
  const what = isMany
    ? { lines: several.map((each) => ({ lineItemId: each.line.id, quantity: each.units })) }
    : shape === 'everything'
      ? { part: 'EVERYTHING' }
      : { lineItemId: line.id, quantity: units };
  return {
    method: 'POST',
    path: '/web/return-orders',
    body: {
      ...{ id: random.pick(namesOf(order)), ...what, reason: wish.isOurMistake ? 'DAMAGED' : 'CHANGED_MIND' },
      ...(wish.isException ? { overrideReason: 'A regular' } : {}),
      ...(wish.exchangePrice === undefined ? {} : { exchangeItem: sold.sku }),
    },
    judge: () => createReturn(order, settings, wish),
  };
}

function attemptMove(
  random: Random,
  order: BookOrder,
  one: BookReturn,
  { stock }: World,
  at: string,
): Attempt {
  const to = random.pick(['SHIPPING', 'RECEIVED', 'RECEIVED', 'CANCELED', 'CREATED'] as const);
  const isDamaged = random.chance(0.2);
  return {
    method: 'PUT',
    path: `${at}/status`,
    body: { status: to, ...(isDamaged ? { condition: 'DAMAGED' } : {}) },
    judge: () => moveReturn(order, one, stock, to, isDamaged),
  };
}

function attemptPaying(
  random: Random,
  order: BookOrder,
  one: BookReturn,
  { stock }: World,
  at: string,
): Attempt {
  const how = {
    hasArrived: random.chance(0.7),
    isCredit: random.chance(0.15),
    ...(random.chance(0.2) ? { fee: random.pick([0, 300]) } : {}),
    ...(random.chance(0.2) ? { withShipping: random.chance(0.5) } : {}),
  };
  return {
    method: 'POST',
    path: `${at}/refund`,
    body: {
      arrived: how.hasArrived,
      notify: false,
      ...(how.isCredit ? { destination: 'STORE_CREDIT' } : {}),
      ...(how.fee === undefined ? {} : { feeMinor: how.fee }),
      ...(how.withShipping === undefined ? {} : { includeShipping: how.withShipping }),
    },
    judge: () => refundReturn(order, one, stock, how),
  };
}
