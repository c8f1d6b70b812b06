import type { Random } from '@brandwright/platform/kernel/data/random.ts';

/** What the store sells; stock is kept of those with `onHand`. */
export const goods = [
  { sku: 'R-MUG-SAND', title: 'Ceramic mug sand', price: 2800, onHand: 900 },
  { sku: 'R-MUG-INK', title: 'Ceramic mug ink', price: 2800, onHand: 900 },
  { sku: 'R-CANDLE', title: 'Beeswax candle', price: 3415, onHand: 900 },
  { sku: 'R-TOTE', title: 'Linen tote', price: 1999, onHand: 900 },
  { sku: 'R-BOWL', title: 'Blue bowl', price: 4607, onHand: 3 },
  { sku: 'R-OLD', title: 'Retired tray', price: 5250, onHand: null },
  { sku: 'R-SAMPLE', title: 'Free sample', price: 0, onHand: 900 },
  { sku: '', title: 'Gift note', price: 0, onHand: null },
] as const;

/** An order of another shop. Money in minor units; `discount` of a line is its own, that of the order beside it. */
export interface SoldOrder {
  name: string;
  shopId: string;
  lines: {
    title: string;
    sku: string;
    quantity: number;
    price: number;
    discount: number;
    isShipped: boolean;
  }[];
  discount: number;
  shipping: number;
  tax: number;
  financial: 'paid' | 'pending' | 'refunded' | 'partially_refunded' | 'voided';
  refunded: number;
  isCanceled: boolean;
  shippedAt: Date | null;
  countryCode: 'US' | 'DE' | 'CA';
}

const dayMs = 86_400_000;
const states = [
  'waiting',
  'waiting',
  'waiting',
  'part',
  'part',
  'shipped',
  'shipped',
  'shipped',
  'late',
  'canceled',
] as const;

export const itemsOf = ({ lines }: SoldOrder) =>
  lines.reduce((sum, one) => sum + one.quantity * one.price, 0);
export const subtotalOf = (order: SoldOrder) =>
  itemsOf(order) - order.lines.reduce((sum, one) => sum + one.discount, 0) - order.discount;
export const totalOf = (order: SoldOrder) => subtotalOf(order) + order.shipping + order.tax;
export const paidOf = (order: SoldOrder) =>
  order.financial === 'pending' || order.financial === 'voided' ? 0 : totalOf(order);

/** Orders in all states that an export has, the same for the same random. */
export function sellOrders(random: Random, howMany: number, now: Date): SoldOrder[] {
  return Array.from({ length: howMany }, (_none, at) => sellOne(random, at, now));
}

function sellOne(random: Random, at: number, now: Date): SoldOrder {
  const state = random.pick(states);
  const lines: SoldOrder['lines'] = [];
  const count = random.between(1, 3);
  for (let tries = 0; lines.length < count && tries < 20; tries += 1) {
    const { title, sku, price } = random.pick(lines.length === 0 ? goods.slice(0, 6) : goods);
    if (lines.some((line) => line.title === title)) continue;
    const quantity = random.pick([1, 1, 2, 3, 4]);
    const discount = random.chance(0.2) ? random.between(0, Math.floor((quantity * price) / 4)) : 0;
    const isShipped = state === 'shipped' || state === 'late' || (state === 'part' && lines.length === 0);
    lines.push({ title, sku, quantity, price, discount, isShipped });
  }
  const isAll = lines.every(({ isShipped }) => isShipped);
  const daysAgo = state === 'late' ? random.between(31, 90) : random.between(0, 29);
  const order: SoldOrder = {
    name: at % 5 === 0 ? `#W${20_000 + at}` : `#${1001 + at}`,
    shopId: String(5_500_000_000_000 + at * 17),
    lines,
    discount: random.chance(0.3) ? random.between(1, 900) : 0,
    shipping: random.pick([0, 0, 495, 650, 1295]),
    tax: random.chance(0.7) ? random.between(1, 999) : 0,
    financial: 'paid',
    refunded: 0,
    isCanceled: state === 'canceled',
    shippedAt: isAll ? new Date(now.getTime() - daysAgo * dayMs) : null,
    countryCode: random.pick(['US', 'US', 'US', 'US', 'US', 'DE', 'CA'] as const),
  };
  return { ...order, ...moneyOf(random, order) };
}

function moneyOf(random: Random, order: SoldOrder): Pick<SoldOrder, 'financial' | 'refunded'> {
  const total = totalOf(order);
  if (order.isCanceled && random.chance(0.3)) return { financial: 'voided', refunded: 0 };
  if (order.isCanceled)
    return random.chance(0.8)
      ? { financial: 'refunded', refunded: total }
      : { financial: 'paid', refunded: 0 };
  if (random.chance(0.07)) return { financial: 'pending', refunded: 0 };
  if (random.chance(0.06)) return { financial: 'refunded', refunded: total };
  if (random.chance(0.08) && total > 1)
    return { financial: 'partially_refunded', refunded: random.between(1, total - 1) };
  return { financial: 'paid', refunded: 0 };
}
