import type { z } from 'zod';
import { clean, hundredths, line as oneLine } from '../../shop-catalog/shop-text.ts';
import type { ShopAddress, ShopOrder, ShopOrderLine } from '../shop-orders.ts';
import type { WooAddress, WooLine, WooOrder, wooRefund } from './order-answers.ts';
import { toldOf, unitsTold } from './told-shipments.ts';

type Refunds = readonly z.output<typeof wooRefund>[];

/** Null where the shop has none. */
const line = (text: string | null | undefined, longest: number) => oneLine(text ?? '', longest) || null;

const wooMinor = (amount: string): number =>
  amount.startsWith('-') ? -hundredths(amount.slice(1)) : hundredths(amount);

/** Nothing was ordered yet: a cart at the checkout, or a payment that is awaited or failed. */
const unconfirmed = new Set(['pending', 'failed', 'checkout-draft', 'auto-draft', 'draft', 'trash']);
// oxlint-disable-next-line brandwright/american-words -- the status as WooCommerce names it
const canceled = 'cancelled';

function addressOf(given: WooAddress): ShopAddress | null {
  if (!given.address_1 && !given.city && !given.postcode) return null;
  return {
    name: line([given.first_name, given.last_name].filter(Boolean).join(' '), 200),
    company: line(given.company, 200),
    addressLine1: line(given.address_1, 200),
    addressLine2: line(given.address_2, 200),
    city: line(given.city, 200),
    state: line(given.state, 20),
    zipCode: line(given.postcode, 20),
    countryCode: line(given.country, 2),
    phone: line(given.phone, 60),
  };
}

/** Units of a line that were refunded. A refund of an amount alone takes no unit off. */
function refundedUnits(lineId: number, refunds: Refunds): number {
  return refunds
    .flatMap(({ line_items: items }) => items)
    .filter(({ meta_data: kept }) =>
      kept.some(({ key, value }) => key === '_refunded_item_id' && String(value) === String(lineId)),
    )
    .reduce((sum, { quantity }) => sum + Math.ceil(Math.abs(quantity)), 0);
}

function lineOf(order: WooOrder, item: WooLine, refunds: Refunds): ShopOrderLine {
  const { quantity } = item;
  const told = Math.min(quantity, unitsTold(toldOf(order), String(item.id)));
  // One that was refunded as a whole may name no lines.
  const removedQuantity =
    order.status === 'refunded' ? quantity - told : Math.min(quantity, refundedUnits(item.id, refunds));
  const left = quantity - removedQuantity;
  // What is refunded is taken off what is still to ship first: WooCommerce doesn't say which units it was.
  const fulfilledQuantity = order.status === 'completed' ? left : Math.min(left, told);
  // The subtotal may not divide by the units; rounded up, the rest is a discount.
  const unitPriceMinor = quantity === 0 ? 0 : Math.ceil(Math.max(0, wooMinor(item.subtotal)) / quantity);
  const title = item.parent_name || item.name;
  const variant =
    item.parent_name && item.name.startsWith(`${title} - `) ? item.name.slice(title.length + 3) : '';
  return {
    id: String(item.id),
    title: line(title, 500) ?? 'Item without a name',
    variant: line(variant, 200),
    sku: line(item.sku, 100),
    quantity,
    removedQuantity,
    unfulfilledQuantity: left - fulfilledQuantity,
    fulfilledQuantity,
    unitPriceMinor,
    discountMinor: Math.max(0, quantity * unitPriceMinor - Math.max(0, wooMinor(item.total))),
    taxMinor: Math.max(0, wooMinor(item.total_tax)),
  };
}

/** An order of WooCommerce’s, as we take it. Amounts there are without tax, whatever the shop shows. */
export function wooOrderOf(order: WooOrder, refunds: Refunds): ShopOrder {
  const updatedAt = order.date_modified_gmt ?? order.date_created_gmt ?? new Date(0).toISOString();
  const billing = addressOf(order.billing);
  const shipping = addressOf(order.shipping);
  const totalMinor = Math.max(0, wooMinor(order.total));
  const wasPaid = Boolean(order.date_paid_gmt);
  return {
    id: String(order.id),
    name: `#${line(order.number, 40) ?? order.id}`,
    placedAt: order.date_created_gmt ?? updatedAt,
    updatedAt,
    canceledAt: order.status === canceled ? updatedAt : null,
    // One that was canceled unpaid is a checkout that was left, mostly; where it came in before, it is canceled here.
    isConfirmed: !unconfirmed.has(order.status) && (order.status !== canceled || wasPaid),
    obstacle: null,
    currency: order.currency,
    email: line(order.billing.email, 200)?.toLowerCase() ?? null,
    phone: line(order.billing.phone, 60),
    shippingAddress: shipping,
    billingAddress: billing,
    shippingTitle: line(order.shipping_lines[0]?.method_title, 200),
    isShippable: order.shipping_lines.length > 0 || shipping !== null,
    lines: order.line_items.map((item) => lineOf(order, item, refunds)),
    subtotalMinor: order.line_items.reduce((sum, { total }) => sum + Math.max(0, wooMinor(total)), 0),
    shippingMinor: Math.max(0, wooMinor(order.shipping_total)),
    taxMinor: Math.max(0, wooMinor(order.total_tax)),
    isTaxIncluded: false,
    totalMinor,
    receivedMinor: wasPaid ? totalMinor : 0,
    refundedMinor: order.refunds.reduce((sum, { total }) => sum + Math.abs(wooMinor(total)), 0),
    discountCode: line(order.coupon_lines[0]?.code, 100),
    paidWith: line(order.payment_method_title, 100),
    note: clean(order.customer_note ?? '', 5000).trim() || null,
    tags: [],
  };
}
