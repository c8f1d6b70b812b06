import { z } from 'zod';

/** An order as a test says it; what is left out is as a shop in Oregon would have it. */
export interface WooStandInOrder {
  id: number;
  number?: string;
  status?: string;
  /** UTC, ISO. */
  placedAt?: string;
  updatedAt: string;
  paidAt?: string | null;
  currency?: string;
  note?: string;
  email?: string;
  address?: Readonly<Record<string, string>> | null;
  shipping?: string;
  /** For all lines. */
  tax?: string;
  total?: string;
  coupon?: string;
  lines: {
    id: number;
    name?: string;
    parentName?: string;
    sku?: string;
    quantity?: number;
    /** Of one unit. */
    price?: string;
    discount?: string;
    tax?: string;
  }[];
  refunds?: { id: number; amount: string; lines?: { lineId: number; quantity: number }[] }[];
  notes?: { id: number; note: string; customer_note: boolean }[];
  meta?: { id: number; key: string; value: unknown }[];
}

const home = {
  first_name: 'Maya',
  last_name: 'Chen',
  company: '',
  address_1: '18 Alder Street',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postcode: '97205',
  country: 'US',
  phone: '',
};
const nowhere = Object.fromEntries(Object.keys(home).map((name) => [name, '']));

/** Without its zone, as WordPress writes instants. */
const gmt = (iso: string) => new Date(iso).toISOString().slice(0, 19);

function asWooOrder(order: WooStandInOrder, currency: string) {
  const lines = order.lines.map((line) => {
    const { quantity = 1, price = '10.00', discount = '0.00', tax = '0.00' } = line;
    const subtotal = Number(price) * quantity;
    return {
      id: line.id,
      name: line.name ?? 'Ceramic mug',
      parent_name: line.parentName ?? null,
      product_id: line.id,
      variation_id: 0,
      quantity,
      tax_class: '',
      subtotal: subtotal.toFixed(2),
      subtotal_tax: tax,
      total: (subtotal - Number(discount)).toFixed(2),
      total_tax: tax,
      taxes: [],
      meta_data: [],
      sku: line.sku ?? 'MUG-01',
      price: Number(price),
    };
  });
  const items = lines.reduce((sum, { total }) => sum + Number(total), 0);
  const { shipping = '0.00', tax = '0.00' } = order;
  const address = order.address === null ? nowhere : { ...home, ...order.address };
  const placedAt = order.placedAt ?? order.updatedAt;
  const paidAt = order.paidAt === undefined ? placedAt : order.paidAt;
  return {
    id: order.id,
    parent_id: 0,
    number: order.number ?? String(order.id),
    status: order.status ?? 'processing',
    currency: order.currency ?? currency,
    date_created: gmt(placedAt),
    date_created_gmt: gmt(placedAt),
    date_modified: gmt(order.updatedAt),
    date_modified_gmt: gmt(order.updatedAt),
    date_paid_gmt: paidAt === null ? null : gmt(paidAt),
    discount_total: '0.00',
    shipping_total: shipping,
    total: order.total ?? (items + Number(shipping) + Number(tax)).toFixed(2),
    total_tax: tax,
    prices_include_tax: false,
    customer_note: order.note ?? '',
    billing: { ...address, email: order.email ?? 'maya@example.com' },
    shipping: address,
    payment_method: 'stripe',
    payment_method_title: 'Card',
    meta_data: order.meta ?? [],
    line_items: lines,
    shipping_lines: [{ id: 1, method_title: 'Flat rate', method_id: 'flat_rate', total: shipping }],
    coupon_lines: order.coupon === undefined ? [] : [{ id: 1, code: order.coupon }],
    refunds: (order.refunds ?? []).map(({ id, amount }) => ({ id, reason: '', total: `-${amount}` })),
  };
}

const asRefunds = ({ refunds = [] }: WooStandInOrder) =>
  refunds.map(({ id, amount, lines = [] }) => ({
    id,
    amount,
    line_items: lines.map(({ lineId, quantity }, at) => ({
      id: id * 10 + at,
      quantity: -quantity,
      meta_data: [{ id: 1, key: '_refunded_item_id', value: String(lineId) }],
    })),
  }));

interface WithOrders {
  orders: WooStandInOrder[];
  currency: string;
}

/** Those that were modified after an instant, by the parameters that the API documents. */
export function listOrders({ orders, currency }: WithOrders, query: URLSearchParams) {
  const after = query.get('modified_after');
  const since = after === null ? undefined : new Date(`${after}Z`).getTime();
  if (after !== null && query.get('dates_are_gmt') !== 'true') throw new Error('Local time was not meant.');
  if (query.get('orderby') !== 'modified') throw new Error('By date the list can’t be read on.');
  return orders
    .filter(({ updatedAt }) => since === undefined || new Date(updatedAt).getTime() > since)
    .toSorted((a, b) => new Date(a.updatedAt).getTime() - new Date(b.updatedAt).getTime() || a.id - b.id)
    .map((order) => asWooOrder(order, currency));
}

const change = z.object({
  status: z.enum(['completed']).optional(),
  meta_data: z.array(z.object({ id: z.int().optional(), key: z.string(), value: z.unknown() })),
});
const newNote = z.object({ note: z.string().min(1), customer_note: z.boolean() });

export interface Answered {
  status: number;
  body: unknown;
}
const missing: Answered = {
  status: 404,
  body: { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.', data: { status: 404 } },
};

/** One order, its refunds and its notes; undefined for addresses of nothing of the kind. */
export function answerOrder(
  shop: WithOrders,
  method: string,
  path: string,
  sent: unknown,
): Answered | undefined {
  const [, id, part] = /^\/wc\/v3\/orders\/(\d+)(?:\/(refunds|notes))?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const order = shop.orders.find((one) => one.id === Number(id));
  if (!order) return missing;
  const say = (status: number, body: unknown) => ({ status, body });
  const touch = () => {
    order.updatedAt = new Date(new Date(order.updatedAt).getTime() + 1000).toISOString();
  };
  if (part === 'refunds') return say(200, asRefunds(order));
  if (part === 'notes' && method === 'GET') return say(200, order.notes ?? []);
  if (part === 'notes') {
    const note = { id: (order.notes ?? []).length + 1, ...newNote.parse(sent) };
    order.notes = [...(order.notes ?? []), note];
    return say(201, note);
  }
  if (method === 'PUT') {
    const { status, meta_data: given } = change.parse(sent);
    if (status !== undefined) order.status = status;
    for (const { key, value } of given) {
      const kept = (order.meta ?? []).find((one) => one.key === key);
      if (kept) kept.value = value;
      else order.meta = [...(order.meta ?? []), { id: 900 + (order.meta ?? []).length, key, value }];
    }
    touch();
  }
  return say(200, asWooOrder(order, shop.currency));
}
