import { usStates } from '@brandwright/language/values/codes.ts';
import { clean, hundredths, line as oneLine } from '../../shop-catalog/shop-text.ts';
import type { ShopAddress, ShopOrder, ShopOrderLine } from '../shop-orders.ts';
import type { BcAddress, BcOrder, BcProductOfOrder, BcShippingAddress } from './order-answers.ts';

/** Statuses by their ids (developer.bigcommerce.com, "Order status"). */
const status = {
  incomplete: 0,
  pending: 1,
  shipped: 2,
  partiallyShipped: 3,
  refunded: 4,
  canceled: 5,
  declined: 6,
  awaitingPickup: 8,
  awaitingShipment: 9,
  completed: 10,
  awaitingFulfillment: 11,
  partiallyRefunded: 14,
} as const;

/** The shopper did not finish the checkout, or the store declined the order. */
const unconfirmed: ReadonlySet<number> = new Set([status.incomplete, status.pending, status.declined]);
const allShipped: ReadonlySet<number> = new Set([status.shipped, status.completed]);
/** Orders that nobody ships before they are paid, for payments of which the platform knows nothing. */
const afterPayment: ReadonlySet<number> = new Set([
  ...allShipped,
  status.partiallyShipped,
  status.refunded,
  status.awaitingPickup,
  status.awaitingShipment,
  status.awaitingFulfillment,
  status.partiallyRefunded,
]);
const paidStatuses: ReadonlySet<string> = new Set(['captured', 'paid', 'partially refunded', 'refunded']);

export interface PartsOfOrder {
  products: readonly BcProductOfOrder[];
  addresses: readonly BcShippingAddress[];
  couponCode: string | null;
}

/** Null where the store has none. */
const line = (text: string | null | undefined, longest: number) => oneLine(text ?? '', longest) || null;
const minor = (amount: string) =>
  amount.startsWith('-') ? -hundredths(amount.slice(1)) : hundredths(amount);

/** By its code in the United States; elsewhere by its name, as the store has it. */
const stateOf = (state: string | null, country: string | null) =>
  state !== null && country === 'US' ? (usStates[state.toLowerCase()] ?? state) : state;

function addressOf(given: BcAddress | null | undefined): ShopAddress | null {
  if (!given || (!given.street_1 && !given.city && !given.zip)) return null;
  const countryCode = line(given.country_iso2, 2)?.toUpperCase() ?? null;
  return {
    name: line([given.first_name, given.last_name].filter(Boolean).join(' '), 200),
    company: line(given.company, 200),
    addressLine1: line(given.street_1, 200),
    addressLine2: line(given.street_2, 200),
    city: line(given.city, 200),
    state: stateOf(line(given.state, 60), countryCode),
    zipCode: line(given.zip, 20),
    countryCode,
    phone: line(given.phone, 60),
  };
}

function lineOf(order: BcOrder, product: BcProductOfOrder): ShopOrderLine {
  const { quantity } = product;
  const isShipped = allShipped.has(order.status_id);
  const shipped = Math.min(quantity, product.quantity_shipped);
  // One that was refunded as a whole may name no lines.
  const removedQuantity =
    order.status_id === status.refunded
      ? Math.max(quantity - shipped, Math.min(quantity, product.quantity_refunded))
      : Math.min(quantity, product.quantity_refunded);
  const left = quantity - removedQuantity;
  // What is refunded is taken off what is still to ship first: BigCommerce doesn't say which units it was.
  const fulfilledQuantity = isShipped ? left : Math.min(left, shipped);
  const totalMinor = Math.max(0, minor(product.total_ex_tax));
  // The total may not divide by the units; rounded up, the rest is a discount.
  const unitPriceMinor = quantity === 0 ? 0 : Math.ceil(totalMinor / quantity);
  const discounts = (product.applied_discounts ?? []).reduce((sum, { amount }) => sum + minor(amount), 0);
  const options = (product.product_options ?? []).map(({ display_value: value }) => value).filter(Boolean);
  return {
    id: String(product.id),
    title: line(product.name, 500) ?? 'Item without a name',
    variant: line(options.join(' / '), 200),
    sku: line(product.sku, 100),
    quantity,
    removedQuantity,
    unfulfilledQuantity: left - fulfilledQuantity,
    fulfilledQuantity,
    unitPriceMinor,
    discountMinor: Math.max(0, quantity * unitPriceMinor - totalMinor + Math.max(0, discounts)),
    taxMinor: Math.max(0, minor(product.total_tax)),
  };
}

/** An order of BigCommerce’s, as we take it. Amounts are those without tax, whatever the store shows. */
export function bcOrderOf(order: BcOrder, { products, addresses, couponCode }: PartsOfOrder): ShopOrder {
  const billing = addressOf(order.billing_address);
  const totalMinor = Math.max(0, minor(order.total_inc_tax));
  const paymentStatus = (order.payment_status ?? '').toLowerCase();
  const wasPaid =
    paidStatuses.has(paymentStatus) || (paymentStatus === '' && afterPayment.has(order.status_id));
  const discounts = minor(order.discount_amount) + minor(order.coupon_discount);
  return {
    id: String(order.id),
    name: `#${order.id}`,
    placedAt: order.date_created,
    updatedAt: order.date_modified,
    canceledAt: order.status_id === status.canceled ? order.date_modified : null,
    // One that was canceled unpaid is a checkout that was left, mostly; where it came in before, it is canceled here.
    isConfirmed:
      !order.is_deleted &&
      !unconfirmed.has(order.status_id) &&
      (order.status_id !== status.canceled || wasPaid),
    obstacle:
      addresses.length > 1 ? `it ships to ${addresses.length} addresses, and an order here has one` : null,
    currency: order.currency_code,
    email: line(order.billing_address?.email, 200)?.toLowerCase() ?? null,
    phone: line(order.billing_address?.phone, 60),
    shippingAddress: addressOf(addresses[0]),
    billingAddress: billing,
    shippingTitle: line(addresses[0]?.shipping_method, 200),
    isShippable: !order.order_is_digital,
    lines: products.map((product) => lineOf(order, product)),
    subtotalMinor: Math.max(0, minor(order.subtotal_ex_tax) - Math.max(0, discounts)),
    shippingMinor: [
      order.shipping_cost_ex_tax,
      order.handling_cost_ex_tax,
      order.wrapping_cost_ex_tax,
    ].reduce((sum, amount) => sum + Math.max(0, minor(amount)), 0),
    taxMinor: Math.max(0, minor(order.total_tax)),
    isTaxIncluded: false,
    totalMinor,
    receivedMinor: wasPaid ? totalMinor : 0,
    refundedMinor: Math.max(0, minor(order.refunded_amount)),
    discountCode: line(couponCode, 100),
    paidWith: line(order.payment_method, 100),
    note: clean(order.customer_message ?? '', 5000).trim() || null,
    tags: [],
  };
}
