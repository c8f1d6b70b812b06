import type { OrderOrigin, OrderReturnStatus, ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { storyTime } from '../../kernel/demo/demo.ts';
import type { Random } from '../../kernel/data/random.ts';
import { cancelReasons, holdReasons, shopperNotes, teamNotes, type DemoProduct } from './brands.data.ts';
import { pickWeighted, type DemoPerson } from './people.ts';

export interface DemoLine {
  product: DemoProduct;
  quantity: number;
  /** In minor units; wholesale pays half. */
  unitPriceMinor: number;
  canceledQuantity: number;
  fulfilledQuantity: number;
}

/** What happened to one order, before it becomes rows. */
export interface DemoOrder {
  orderNumber: number;
  origin: OrderOrigin;
  channelReference: string | null;
  placedAt: Date;
  person: DemoPerson;
  lines: DemoLine[];
  discountPercent: number;
  discountCode: string | null;
  shippingMinor: number;
  paid: boolean;
  productionStatus: ProductionStatus;
  holdReason: string | null;
  returnStatus: OrderReturnStatus;
  cancelReason: string | null;
  shippedAt: Date | null;
  shopperNote: string | null;
  teamNote: string | null;
  tags: string[];
}

const dayMs = 86_400_000;

/** More is sold before the holidays and less after them; by month, January first. */
const seasons = [0.75, 0.8, 0.85, 0.9, 1.05, 0.9, 0.8, 0.85, 1, 1.15, 1.6, 1.9];

/** When `wanted` orders were placed between two instants, earliest first: growing, by season of the story, rarely at night. */
export function placingTimes({ random, now }: Telling, wanted: number, from: Date, to: Date): Date[] {
  const length = to.getTime() - from.getTime();
  const times: Date[] = [];
  while (times.length < wanted) {
    const part = random.next();
    const at = new Date(from.getTime() + Math.floor(part * length));
    const told = storyTime(at, now);
    const hour = told.getUTCHours();
    const awake = hour >= 5 && hour < 13 ? 0.25 : 1;
    const chance = ((0.45 + 0.85 * part) * (seasons[told.getUTCMonth()] ?? 1) * awake) / 2.5;
    if (random.chance(chance)) times.push(new Date(Math.floor(at.getTime() / 1000) * 1000));
  }
  return times.sort((a, b) => a.getTime() - b.getTime());
}

export interface Telling {
  random: Random;
  now: Date;
  products: readonly DemoProduct[];
}

/** What happened to an order since it was placed, by its age: most old ones arrived, most new ones wait. */
export function tellOrder(
  { random, now, products }: Telling,
  order: { orderNumber: number; origin: OrderOrigin; placedAt: Date; person: DemoPerson },
): DemoOrder {
  const wholesale = order.origin === 'MANUAL_WHOLESALE';
  const lines = linesOf(random, products, wholesale);
  const ageDays = (now.getTime() - order.placedAt.getTime()) / dayMs;
  const told: DemoOrder = {
    ...order,
    channelReference: referenceOf(random, order.origin, order.orderNumber),
    lines,
    discountPercent: wholesale ? 0 : random.chance(0.16) ? 10 : random.chance(0.04) ? 20 : 0,
    discountCode: null,
    shippingMinor: shippingOf(order.person.place.countryCode, wholesale, lines),
    paid: !(wholesale && random.chance(0.3)),
    productionStatus: 'OUTSTANDING',
    holdReason: null,
    returnStatus: 'NONE',
    cancelReason: null,
    shippedAt: null,
    shopperNote: random.chance(0.07) ? random.pick(shopperNotes) : null,
    teamNote: random.chance(0.08) ? random.pick(teamNotes) : null,
    tags: wholesale ? ['B2B'] : random.chance(0.05) ? ['Gift'] : [],
  };
  if (told.discountPercent > 0) told.discountCode = told.discountPercent === 20 ? 'SLOW20' : 'HELLO10';
  if (random.chance(0.045)) return canceled(random, told);
  return fate(random, now, told, ageDays);
}

function fate(random: Random, now: Date, order: DemoOrder, ageDays: number): DemoOrder {
  const held = ageDays < 45 && random.chance(0.07);
  if (held) return { ...order, productionStatus: 'ON_HOLD', holdReason: random.pick(holdReasons) };
  const waiting = ageDays < 2 ? 0.85 : ageDays < 7 ? 0.4 : ageDays < 30 ? 0.14 : ageDays < 60 ? 0.01 : 0;
  if (random.chance(waiting)) return order;
  const inWork = ageDays < 2 ? 0.8 : ageDays < 7 ? 0.45 : ageDays < 28 ? 0.09 : 0;
  if (random.chance(inWork)) {
    return random.chance(0.5) && order.lines.length > 1
      ? partlyShipped(random, now, order)
      : { ...order, productionStatus: 'PROCESSING' };
  }
  return shipped(random, now, order, ageDays);
}

const fulfill = (lines: DemoLine[]) =>
  lines.map((line) => ({ ...line, fulfilledQuantity: line.quantity - line.canceledQuantity }));

function shipped(random: Random, now: Date, order: DemoOrder, ageDays: number): DemoOrder {
  const lines = order.lines.map((line) => ({ ...line }));
  const [first] = lines;
  if (first && lines.length > 1 && random.chance(0.02)) first.canceledQuantity = first.quantity;
  const after = Math.min(ageDays * 0.8, 0.6 + random.next() * 3) * dayMs;
  const shippedAt = new Date(Math.min(order.placedAt.getTime() + after, now.getTime() - 3_600_000));
  const returned = ageDays > 12 && ageDays < 400 && random.chance(0.045);
  return {
    ...order,
    lines: fulfill(lines),
    productionStatus: 'FINISHED',
    shippedAt,
    returnStatus: returned
      ? ageDays < 40
        ? random.pick(['CREATED', 'SHIPPING', 'RECEIVED'] as const)
        : random.pick(['RECEIVED', 'RECEIVED', 'RECEIVED', 'CANCELED'] as const)
      : 'NONE',
    cancelReason: first && first.canceledQuantity > 0 ? 'Item out of stock' : null,
  };
}

function partlyShipped(random: Random, now: Date, order: DemoOrder): DemoOrder {
  const [first, ...rest] = order.lines;
  const lines = first ? [{ ...first, fulfilledQuantity: first.quantity }, ...rest] : [];
  const after = (0.3 + random.next()) * dayMs;
  const shippedAt = new Date(Math.min(order.placedAt.getTime() + after, now.getTime() - 3_600_000));
  return { ...order, lines, productionStatus: 'PROCESSING', shippedAt };
}

function canceled(random: Random, order: DemoOrder): DemoOrder {
  const lines = order.lines.map((line) => ({ ...line, canceledQuantity: line.quantity }));
  return { ...order, lines, cancelReason: random.pick(cancelReasons) };
}

function linesOf(random: Random, products: readonly DemoProduct[], wholesale: boolean): DemoLine[] {
  const chosen = new Set<DemoProduct>();
  const wanted = random.pick([1, 1, 1, 2, 2, 3, 4]);
  for (let tries = 0; tries < 20 && chosen.size < Math.min(wanted, products.length); tries += 1)
    chosen.add(pickWeighted(random, products));
  return [...chosen].map((product) => ({
    product,
    quantity: wholesale ? random.between(2, 12) * 6 : random.pick([1, 1, 1, 1, 2, 2, 3, 4]),
    unitPriceMinor: wholesale ? Math.round(product.unitPriceMinor / 2) : product.unitPriceMinor,
    canceledQuantity: 0,
    fulfilledQuantity: 0,
  }));
}

function shippingOf(country: string, wholesale: boolean, lines: readonly DemoLine[]): number {
  if (wholesale) return 4500;
  if (country !== 'US') return country === 'CA' ? 1500 : 2400;
  const worth = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  return worth >= 10_000 ? 0 : 650;
}

function referenceOf(random: Random, origin: OrderOrigin, orderNumber: number): string | null {
  if (origin === 'SHOPIFY_CREATOR') return `SH-${orderNumber + 4200}`;
  if (origin === 'IMPORT')
    return `#${orderNumber - 2000} (${5_500_000_000_000 + orderNumber * 7919 + random.between(0, 99)})`;
  if (origin === 'CART_ROVER') return `CR-${orderNumber * 13}`;
  return null;
}
