import { z } from 'zod';

/** An order as a test says it; what is left out is as a store in Oregon would have it. */
export interface BcStandInOrder {
  id: number;
  statusId?: number;
  paymentStatus?: string;
  /** UTC, ISO. */
  placedAt?: string;
  updatedAt: string;
  currency?: string;
  note?: string;
  address?: Readonly<Record<string, string>>;
  /** More addresses that it ships to. */
  otherAddresses?: number;
  digital?: boolean;
  shipping?: string;
  tax?: string;
  coupon?: { code: string; discount: string };
  refunded?: string;
  total?: string;
  lines: {
    id: number;
    name?: string;
    sku?: string;
    options?: Readonly<Record<string, string>>;
    quantity?: number;
    refundedQuantity?: number;
    /** Of one unit. */
    price?: string;
    tax?: string;
    discount?: string;
  }[];
  shipments?: {
    id: number;
    tracking_number: string;
    items: { order_product_id: number; quantity: number }[];
  }[];
}

const home = {
  first_name: 'Maya',
  last_name: 'Chen',
  company: '',
  street_1: '18 Alder Street',
  street_2: '',
  city: 'Portland',
  state: 'Oregon',
  zip: '97205',
  country: 'United States',
  country_iso2: 'US',
  phone: '',
  email: 'maya@example.com',
};

const money = (amount: number) => amount.toFixed(4);
/** "Fri, 20 Nov 2026 09:00:00 +0000" */
const rfc2822 = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000');

function asBcOrder(order: BcStandInOrder, currency: string) {
  const subtotal = order.lines.reduce(
    (sum, { price = '10.00', quantity = 1 }) => sum + Number(price) * quantity,
    0,
  );
  const { shipping = '0.00', tax = '0.00' } = order;
  const discount = Number(order.coupon?.discount ?? 0);
  return {
    id: order.id,
    customer_id: 0,
    date_created: rfc2822(order.placedAt ?? order.updatedAt),
    date_modified: rfc2822(order.updatedAt),
    date_shipped: '',
    status_id: order.statusId ?? 11,
    status: '',
    subtotal_ex_tax: money(subtotal),
    shipping_cost_ex_tax: money(Number(shipping)),
    handling_cost_ex_tax: '0.0000',
    wrapping_cost_ex_tax: '0.0000',
    total_tax: money(Number(tax)),
    total_inc_tax: order.total ?? money(subtotal - discount + Number(shipping) + Number(tax)),
    discount_amount: '0.0000',
    coupon_discount: money(discount),
    refunded_amount: money(Number(order.refunded ?? 0)),
    payment_method: 'Credit Card',
    payment_status: order.paymentStatus ?? 'captured',
    customer_message: order.note ?? '',
    order_is_digital: order.digital ?? false,
    is_deleted: false,
    currency_code: order.currency ?? currency,
    billing_address: { ...home, ...order.address },
    products: { url: '', resource: `/orders/${order.id}/products` },
    shipping_addresses: { url: '', resource: `/orders/${order.id}/shippingaddresses` },
  };
}

const shippedOf = ({ shipments = [] }: BcStandInOrder, id: number) =>
  shipments
    .flatMap(({ items }) => items)
    .filter((item) => item.order_product_id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const addressIdOf = ({ id }: BcStandInOrder) => id * 100 + 1;

const asProducts = (order: BcStandInOrder) =>
  order.lines.map((line) => {
    const { quantity = 1, price = '10.00' } = line;
    return {
      id: line.id,
      order_id: order.id,
      product_id: line.id,
      order_address_id: addressIdOf(order),
      name: line.name ?? 'Ceramic mug',
      sku: line.sku ?? 'MUG-01',
      type: 'physical',
      price_ex_tax: money(Number(price)),
      total_ex_tax: money(Number(price) * quantity),
      total_tax: money(Number(line.tax ?? 0)),
      quantity,
      quantity_shipped: shippedOf(order, line.id),
      quantity_refunded: line.refundedQuantity ?? 0,
      is_refunded: false,
      applied_discounts: line.discount === undefined ? [] : [{ id: 'coupon', amount: line.discount }],
      product_options: Object.entries(line.options ?? {}).map(([name, value]) => ({
        display_name: name,
        display_value: value,
      })),
    };
  });

interface WithOrders {
  orders: BcStandInOrder[];
  currency: string;
}

function listed({ orders, currency }: WithOrders, query: URLSearchParams) {
  const since = new Date(query.get('min_date_modified') ?? 0).getTime();
  if (query.get('sort') !== 'date_modified:asc') throw new Error('By id the list can’t be read on.');
  return orders
    .filter(({ updatedAt }) => new Date(updatedAt).getTime() >= since)
    .toSorted((a, b) => new Date(a.updatedAt).getTime() - new Date(b.updatedAt).getTime() || a.id - b.id)
    .map((order) => asBcOrder(order, currency));
}

const shipment = z.object({
  order_address_id: z.int(),
  tracking_number: z.string().min(1).max(50),
  shipping_method: z.string().max(100),
  tracking_carrier: z.enum(['usps', 'ups', 'fedex', 'dhl', 'dhl-global-mail']).optional(),
  tracking_link: z.url().optional(),
  items: z.array(z.object({ order_product_id: z.int(), quantity: z.int().positive() })).min(1),
});

export interface Answered {
  status: number;
  body: unknown;
}
const page = (rows: readonly unknown[], query: URLSearchParams): Answered => {
  const size = Math.min(250, Number(query.get('limit') ?? 50));
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  const some = rows.slice(from, from + size);
  // V2 answers an empty list with nothing.
  return some.length === 0 ? { status: 204, body: undefined } : { status: 200, body: some };
};
const missing: Answered = { status: 404, body: [{ status: 404, message: 'Not found.' }] };

/** Orders of V2 with their parts; undefined for other addresses. */
export function answerOrders(
  store: WithOrders,
  method: string,
  path: string,
  query: URLSearchParams,
  sent: unknown,
): Answered | undefined {
  if (path === '/v2/orders') return page(listed(store, query), query);
  const [, id, part] = /^\/v2\/orders\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const order = store.orders.find((one) => one.id === Number(id));
  if (!order) return missing;
  switch (part) {
    case undefined:
      return { status: 200, body: asBcOrder(order, store.currency) };
    case 'products':
      return page(asProducts(order), query);
    case 'shipping_addresses':
      return page(
        Array.from({ length: 1 + (order.otherAddresses ?? 0) }, (_none, at) => ({
          ...home,
          ...order.address,
          id: addressIdOf(order) + at,
          order_id: order.id,
          shipping_method: 'Flat rate',
        })),
        query,
      );
    case 'coupons':
      return page(order.coupon ? [{ id: 1, code: order.coupon.code }] : [], query);
    case 'shipments':
      return method === 'POST' ? ship(order, sent) : page(order.shipments ?? [], query);
    default:
      return missing;
  }
}

function ship(order: BcStandInOrder, sent: unknown): Answered {
  const given = shipment.parse(sent);
  const isTooMuch = given.items.some(({ order_product_id: id, quantity }) => {
    const line = order.lines.find((one) => one.id === id);
    return !line || quantity > (line.quantity ?? 1) - shippedOf(order, id);
  });
  if (isTooMuch || given.order_address_id !== addressIdOf(order))
    return { status: 400, body: [{ status: 400, message: 'The quantity is invalid.' }] };
  const made = {
    id: order.id * 1000 + (order.shipments ?? []).length + 1,
    tracking_number: given.tracking_number,
    items: given.items,
  };
  order.shipments = [...(order.shipments ?? []), made];
  order.statusId = order.lines.every(({ id, quantity = 1 }) => shippedOf(order, id) === quantity) ? 2 : 3;
  order.updatedAt = new Date(new Date(order.updatedAt).getTime() + 1000).toISOString();
  return { status: 201, body: made };
}
