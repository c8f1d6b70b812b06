import { createHmac } from 'node:crypto';
import { z } from 'zod';

interface StandInLine {
  id: number;
  title?: string;
  variant?: string;
  sku?: string | null;
  quantity?: number;
  currentQuantity?: number;
  /** Units that were refunded after they shipped: not current anymore, and not to be shipped either. */
  returnedQuantity?: number;
  price?: string;
  discount?: string;
  tax?: string;
  /** Where it is kept; a fulfillment takes from one place alone. */
  location?: string;
}

/** An order as a test says it. */
export interface StandInOrder {
  id: number;
  name?: string;
  placedAt?: string;
  updatedAt: string;
  canceledAt?: string | null;
  currency?: string;
  email?: string | null;
  note?: string | null;
  tags?: string[];
  address?: Readonly<Record<string, string | null>> | null;
  shippingTitle?: string;
  taxesIncluded?: boolean;
  subtotal?: string;
  shipping?: string;
  tax?: string;
  total?: string;
  received?: string;
  refunded?: string;
  lines: StandInLine[];
  fulfillments?: { id: string; number: string; lines: { lineId: number; quantity: number }[] }[];
  isOnHold?: boolean;
}

interface WithOrders {
  orders: StandInOrder[];
  currency: string;
}

const money = (amount: string) => ({ shopMoney: { amount } });
const quantityOf = ({ quantity = 1 }: StandInLine) => quantity;
const currentOf = (line: StandInLine) => line.currentQuantity ?? quantityOf(line);
const fulfilledOf = ({ fulfillments = [] }: StandInOrder, lineId: number) =>
  fulfillments
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
const remainingOf = (order: StandInOrder, line: StandInLine) =>
  Math.max(0, currentOf(line) + (line.returnedQuantity ?? 0) - fulfilledOf(order, line.id));
const lineGid = (id: number) => `gid://shopify/LineItem/${id}`;

const home = {
  name: 'Maya Chen',
  company: null,
  address1: '18 Alder Street',
  address2: null,
  city: 'Portland',
  provinceCode: 'OR',
  zip: '97205',
  countryCodeV2: 'US',
  phone: null,
};

function asOrder(order: StandInOrder, currency: string) {
  const items = order.lines.reduce((sum, line) => sum + quantityOf(line) * Number(line.price ?? '10.00'), 0);
  const subtotal = order.subtotal ?? items.toFixed(2);
  const { shipping = '0.00', tax = '0.00' } = order;
  const total =
    order.total ?? (Number(subtotal) + Number(shipping) + (order.taxesIncluded ? 0 : Number(tax))).toFixed(2);
  const address = order.address === null ? null : { ...home, ...order.address };
  const places = [...new Set(order.lines.map(({ location }) => location ?? 'gid://shopify/Location/1'))];
  return {
    id: `gid://shopify/Order/${order.id}`,
    name: order.name ?? `#${order.id}`,
    processedAt: order.placedAt ?? order.updatedAt,
    updatedAt: order.updatedAt,
    // oxlint-disable-next-line brandwright/american-words -- the field as Shopify names it
    cancelledAt: order.canceledAt ?? null,
    currencyCode: order.currency ?? currency,
    email: order.email === undefined ? 'maya@example.com' : order.email,
    phone: null,
    note: order.note ?? null,
    tags: order.tags ?? [],
    requiresShipping: true,
    taxesIncluded: order.taxesIncluded ?? false,
    discountCode: null,
    paymentGatewayNames: ['shopify_payments'],
    shippingLine: { title: order.shippingTitle ?? 'Standard' },
    shippingAddress: address,
    billingAddress: address,
    subtotalPriceSet: money(subtotal),
    totalShippingPriceSet: money(shipping),
    totalTaxSet: money(tax),
    totalPriceSet: money(total),
    totalReceivedSet: money(order.received ?? total),
    totalRefundedSet: money(order.refunded ?? '0.00'),
    lineItems: order.lines.map((line) => ({
      id: lineGid(line.id),
      title: line.title ?? 'Ceramic mug',
      variantTitle: line.variant ?? null,
      sku: line.sku === undefined ? 'MUG-01' : line.sku,
      quantity: quantityOf(line),
      currentQuantity: currentOf(line),
      unfulfilledQuantity: remainingOf(order, line),
      originalUnitPriceSet: money(line.price ?? '10.00'),
      totalDiscountSet: money(line.discount ?? '0.00'),
      taxLines: line.tax === undefined ? [] : [{ priceSet: money(line.tax) }],
    })),
    fulfillments: (order.fulfillments ?? []).map(({ id, number, lines }) => ({
      id,
      status: 'SUCCESS',
      trackingInfo: [{ number }],
      fulfillmentLineItems: lines.map(({ lineId, quantity }) => ({
        quantity,
        lineItem: { id: lineGid(lineId) },
      })),
    })),
    fulfillmentOrders: places.map((place, index) => ({
      id: `gid://shopify/FulfillmentOrder/${order.id}${index}`,
      status: order.isOnHold ? 'ON_HOLD' : 'OPEN',
      assignedLocation: { location: { id: place } },
      lineItems: order.lines
        .filter(({ location }) => (location ?? 'gid://shopify/Location/1') === place)
        .map((line) => ({
          id: `gid://shopify/FulfillmentOrderLineItem/${line.id}`,
          remainingQuantity: remainingOf(order, line),
          lineItem: { id: lineGid(line.id) },
        })),
    })),
  };
}

/** Orders, those that changed longest ago first; `changed` as Shopify's search says it. */
export function ordersAsShopify({ orders, currency }: WithOrders, changed?: unknown) {
  const since = typeof changed === 'string' ? /^updated_at:>='(.+)'$/.exec(changed)?.[1] : undefined;
  return orders
    .filter(({ updatedAt }) => since === undefined || new Date(updatedAt) >= new Date(since))
    .toSorted((a, b) => new Date(a.updatedAt).getTime() - new Date(b.updatedAt).getTime() || a.id - b.id)
    .map((order) => asOrder(order, currency));
}

const asked = z.object({
  lineItemsByFulfillmentOrder: z.array(
    z.object({
      fulfillmentOrderId: z.string(),
      fulfillmentOrderLineItems: z.array(z.object({ id: z.string(), quantity: z.int().positive() })),
    }),
  ),
  notifyCustomer: z.literal(false),
  trackingInfo: z.object({ number: z.string(), company: z.string(), url: z.url().optional() }),
});

/** fulfillmentCreate, with the refusals that matter: too many units, two places in one. */
export function fulfill({ orders }: WithOrders, given: unknown) {
  const { lineItemsByFulfillmentOrder: parts, trackingInfo } = asked.parse(given);
  const refused = (message: string) => ({
    fulfillment: null,
    userErrors: [{ field: ['fulfillment'], message }],
  });
  const lineIds = parts.flatMap(({ fulfillmentOrderLineItems }) =>
    fulfillmentOrderLineItems.map(({ id, quantity }) => ({ lineId: Number(id.split('/').at(-1)), quantity })),
  );
  const order = orders.find(({ lines }) => lines.some(({ id }) => id === lineIds[0]?.lineId));
  if (!order) return refused('Fulfillment order does not exist.');
  const lines = lineIds.map(({ lineId }) => order.lines.find(({ id }) => id === lineId));
  if (new Set(lines.map((line) => line?.location)).size > 1) return refused('All at one location.');
  for (const [at, line] of lines.entries())
    if (!line || (lineIds[at]?.quantity ?? 0) > remainingOf(order, line))
      return refused('Invalid fulfillment order line item quantity requested.');
  const id = `gid://shopify/Fulfillment/${order.id}${(order.fulfillments ?? []).length + 1}`;
  order.fulfillments = [...(order.fulfillments ?? []), { id, number: trackingInfo.number, lines: lineIds }];
  order.updatedAt = new Date(new Date(order.updatedAt).getTime() + 1000).toISOString();
  return { fulfillment: { id, status: 'SUCCESS' }, userErrors: [] };
}

/** A webhook as Shopify signs and sends it. */
export function signedWebhook(
  secret: string,
  { topic, deliveryId, shop, payload }: { topic: string; deliveryId: string; shop: string; payload: object },
) {
  const body = JSON.stringify(payload);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': deliveryId,
      'x-shopify-shop-domain': shop,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body, 'utf8').digest('base64'),
    } as Record<string, string>,
  };
}
