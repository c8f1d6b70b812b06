import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { DemoPart, DemoStore } from '../../kernel/demo/demo.ts';
import { seededRandom, type Random } from '../../kernel/data/random.ts';
import { firstNumbers } from '../rules.ts';
import { demoPlaces, demoProducts } from './brands.data.ts';
import { demoPeople, demoShops, person, pickWeighted, type DemoPerson } from './people.ts';
import { placingTimes, tellOrder, type DemoOrder, type Telling } from './story.ts';
import { seedCredits } from './seed-credits.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedRules } from './seed-rules.ts';
import { writeOrders } from './write-orders.ts';

const dayMs = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

interface Series {
  origin: OrderOrigin;
  orders: number;
  /** Days ago at which the series begins and ends. */
  from: number;
  to: number;
}

/** 2,400 orders in 18 months; each channel counts by itself. */
const founderSeries: readonly Series[] = [
  { origin: 'SHOPIFY_PLATFORM', orders: 1041, from: 548, to: 9.2 },
  { origin: 'SHOPIFY_PLATFORM', orders: 25, from: 9, to: 0 },
  { origin: 'SHOPIFY_CREATOR', orders: 760, from: 430, to: 0 },
  { origin: 'IMPORT', orders: 320, from: 540, to: 300 },
  { origin: 'CART_ROVER', orders: 110, from: 260, to: 0 },
  { origin: 'MANUAL_RETAIL', orders: 90, from: 400, to: 0 },
  { origin: 'MANUAL_WHOLESALE', orders: 54, from: 380, to: 1 },
];

/**
 * The orders of a demo store. Ids for other areas: `tools.id('order', store.key, orderNumber)`,
 * `tools.id('order line', store.key, orderNumber, position)`, `tools.id('customer', store.key, email)`; products and their SKUs are `demoProducts`.
 */
export const demo: DemoPart = {
  async seedStore(store, tools) {
    // Seeded by itself, so that another area in the list changes nothing here.
    const telling = {
      random: seededRandom(`orders ${store.key}`),
      now: tools.now,
      products: demoProducts[store.key],
    };
    const { orders, people } =
      store.size === 'full' ? founderOrders(telling) : smallOrders(telling, store.key);
    await seedRules(store, tools);
    await writeOrders(store, tools, orders, people);
    await seedCustomers(store, tools, orders);
    await seedCredits(store, tools, orders);
  },
};

interface Told {
  orders: DemoOrder[];
  /** Everyone who left an address, also those who have not bought yet. */
  people: DemoPerson[];
}

function founderOrders(telling: Telling): Told {
  const { random, now } = telling;
  const people = demoPeople(random, 889);
  const shops = demoShops(random);
  const orders: DemoOrder[] = [];
  const next = new Map<OrderOrigin, number>();
  for (const { origin, orders: wanted, from, to } of founderSeries) {
    for (const placedAt of placingTimes(telling, wanted, before(now, from), before(now, to))) {
      const orderNumber = next.get(origin) ?? firstNumbers[origin];
      next.set(origin, orderNumber + 1);
      const buyer = origin === 'MANUAL_WHOLESALE' ? random.pick(shops) : pickWeighted(random, people);
      orders.push(tellOrder(telling, { orderNumber, origin, placedAt, person: buyer }));
    }
  }
  const told = orders.map((order) => (order.orderNumber === mayasNumber ? mayasOrder(random, now) : order));
  return { orders: told, people: [...people, ...shops] };
}

const mayasNumber = 1042;

/** The order that a founder looks at first: paid, nine days old, nothing shipped, three items, a note of the shopper. */
function mayasOrder(random: Random, now: Date): DemoOrder {
  const seattle = demoPlaces.find((place) => place.city === 'Seattle') ?? random.pick(demoPlaces);
  const maya: DemoPerson = { ...person(random, 'Maya Chen', seattle, 1), phone: '+1 555 206 0142' };
  const address = { ...maya.address, addressLine1: '418 Juniper Way', addressLine2: 'Apt 5' };
  const bySku = (sku: string, quantity: number) => {
    const product = demoProducts.founder.find((one) => one.sku === sku);
    if (!product) throw new Error(`The demo sells no ${sku}.`);
    return {
      product,
      quantity,
      unitPriceMinor: product.unitPriceMinor,
      canceledQuantity: 0,
      fulfilledQuantity: 0,
    };
  };
  return {
    orderNumber: mayasNumber,
    origin: 'SHOPIFY_PLATFORM',
    channelReference: null,
    placedAt: before(now, 9.1),
    person: { ...maya, address },
    lines: [bySku('JC-MUG-SAND', 1), bySku('JC-CAN-CEDAR', 2), bySku('JC-TOTE-NAT', 1)],
    discountPercent: 10,
    discountCode: 'HELLO10',
    shippingMinor: 650,
    paid: true,
    productionStatus: 'OUTSTANDING',
    holdReason: null,
    returnStatus: 'NONE',
    cancelReason: null,
    shippedAt: null,
    shopperNote:
      "It's a birthday present, so please no price slip. If nobody is in, the neighbor in 4B takes packages.",
    teamNote: null,
    tags: [],
  };
}

const smallSeries: Readonly<
  Record<Exclude<DemoStore['key'], 'founder'>, { first: number; orders: number; people: number }>
> = {
  rival: { first: 1029, orders: 34, people: 14 },
  preview: { first: 201, orders: 26, people: 12 },
};

/** A few orders of every state; the rival has an order 1042 too, of its own. */
function smallOrders(telling: Telling, key: DemoStore['key']): Told {
  const { random, now } = telling;
  const { first, orders, people } = smallSeries[key === 'founder' ? 'rival' : key];
  const buyers = demoPeople(random, people);
  const told = placingTimes(telling, orders, before(now, 60), now).map((placedAt, index) =>
    tellOrder(telling, {
      orderNumber: first + index,
      origin: 'SHOPIFY_PLATFORM',
      placedAt,
      person: random.pick(buyers),
    }),
  );
  return { orders: told, people: buyers };
}
