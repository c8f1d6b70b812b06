import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { ShopPlatform } from '@brandwright/contract/catalog/shop-connection.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { ShopOrder } from '@brandwright/providers';
import { createHash } from 'node:crypto';
import { isCountryCode } from '@brandwright/language/values/country-codes.ts';
import { priceOrder, type NewLine, type NewOrder } from '../new-order.ts';
import { homeCountry } from '../order-rules.ts';
import { methodNamed } from '../shopify-orders.ts';
import { unitsNow } from './edits.ts';
import type { OpenShop } from './open-shop.ts';
import type { SaidByShop } from './tables.ts';

/** The largest amount of an order, in cents. */
export const mostMinor = 2_000_000_000;

/** As the import of a file names it, so that an order is recognized whichever way it came. */
export const referenceOf = ({ name, id }: Pick<ShopOrder, 'name' | 'id'>) => `${name} (${id})`;

/** Where orders of a shop are counted. */
export const originOf: Readonly<Record<ShopPlatform, OrderOrigin>> = {
  SHOPIFY: 'SHOPIFY_CREATOR',
  WOOCOMMERCE: 'WOOCOMMERCE',
  BIGCOMMERCE: 'BIGCOMMERCE',
};

/** Of money that was received in the shop. */
export const chargeIdOf = ({ platform }: Pick<OpenShop, 'platform'>, orderId: string) =>
  `manual_${platform.toLowerCase()}_${orderId}`;

/** An order of a shop as ours, or why it can't be one. */
export function toNewOrder(
  order: ShopOrder,
  shop: Pick<OpenShop, 'name' | 'platform'>,
): { order: NewOrder } | { why: string } {
  if (order.obstacle !== null) return { why: order.obstacle };
  const lines = order.lines.filter(({ quantity }) => quantity > 0);
  if (order.currency !== 'USD')
    return { why: `it’s in ${order.currency}, and this store sells in US dollars` };
  if (lines.length === 0) return { why: 'it has no items' };
  const amounts = [order.totalMinor, ...lines.map((line) => line.quantity * line.unitPriceMinor)];
  if (amounts.some((minor) => minor > mostMinor)) return { why: 'its amounts are too large' };
  const address = addressOf(order);
  if (!address) return { why: 'it has no shipping address' };
  const newLines = lines.map((line) => newLineOf(line));
  const money = moneyOf(order, newLines);
  const capturedMinor = Math.min(order.receivedMinor, money.totalMinor);
  const shipped = newLines.every((line) => line.fulfilledQuantity === line.quantity);
  return {
    order: {
      origin: originOf[shop.platform],
      channelReference: referenceOf(order),
      placedAt: new Date(order.placedAt),
      customer: {
        id: null,
        name: address.name,
        email: order.email,
        phone: order.phone ?? address.phone,
        company: address.company,
      },
      lines: money.lines,
      discountMinor: money.discountMinor,
      discountCode: order.discountCode,
      shippingMinor: money.shippingMinor,
      taxMinor: money.taxMinor,
      payment:
        capturedMinor === 0
          ? null
          : {
              method: `${order.paidWith ?? 'Payment'} (paid at ${shop.name})`,
              chargeId: chargeIdOf(shop, order.id),
              amountMinor: capturedMinor,
              capturedAt: new Date(order.placedAt),
            },
      refundedMinor: Math.min(order.refundedMinor, capturedMinor),
      canceledAt: order.canceledAt === null ? null : new Date(order.canceledAt),
      fulfilledAt: shipped ? new Date(order.updatedAt) : null,
      address,
      shippingMethod: methodNamed(order.shippingTitle ?? '', address.countryCode),
      shopperNote: order.note,
      note: null,
      tags: order.tags,
    },
  };
}

const newLineOf = (line: ShopOrder['lines'][number]): NewLine => ({
  title: line.title,
  variant: line.variant,
  sku: line.sku,
  quantity: line.quantity,
  unitPriceMinor: line.unitPriceMinor,
  discountMinor: Math.min(line.discountMinor, line.quantity * line.unitPriceMinor),
  fulfilledQuantity: Math.min(line.fulfilledQuantity, line.quantity),
});

/**
 * The order's money, so that it adds up to the shop's total: total = items − discounts + shipping + tax. Tax that prices include is not
 * counted again. Duties, tips and rounding join the tax; what the total is less, such as a discount on shipping, comes off
 * the shipping first.
 */
function moneyOf(order: ShopOrder, given: readonly NewLine[]) {
  const items = given.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const subtotal = Math.max(0, Math.min(order.subtotalMinor, items));
  const ofLines = given.reduce((sum, line) => sum + line.discountMinor, 0);
  // Discounts of lines that come to more than the subtotal says count as the order's.
  const lines =
    ofLines > items - subtotal ? given.map((line) => ({ ...line, discountMinor: 0 })) : [...given];
  const own = lines.reduce((sum, line) => sum + line.discountMinor, 0);
  const taxes = order.isTaxIncluded ? 0 : Math.max(0, order.taxMinor);
  const shipping = Math.max(0, order.shippingMinor);
  const rest = order.totalMinor - subtotal - shipping - taxes;
  const offShipping = Math.min(shipping, Math.max(0, -rest));
  const money = {
    lines,
    discountMinor: items - own - subtotal + Math.min(subtotal, Math.max(0, -rest - offShipping)),
    shippingMinor: shipping - offShipping,
    taxMinor: taxes + Math.max(0, rest),
    canceledAt: null,
  };
  return { ...money, totalMinor: priceOrder(money).totalMinor };
}

/** Where it goes; what needs no shipping, or is picked up, goes where the bill goes. */
function addressOf(order: ShopOrder): ShippingAddress | undefined {
  const { shippingAddress, billingAddress, isShippable, email } = order;
  const from = shippingAddress ?? billingAddress;
  const isPickedUp = methodNamed(order.shippingTitle ?? '', homeCountry) === 'LOCAL_PICKUP';
  const isNeeded = isShippable && !isPickedUp;
  if (isNeeded && !from?.addressLine1) return undefined;
  const country = from?.countryCode?.toUpperCase() ?? homeCountry;
  return {
    name: from?.name ?? billingAddress?.name ?? email ?? 'No name',
    company: from?.company ?? null,
    addressLine1: from?.addressLine1 ?? (isPickedUp ? 'Picked up' : 'Nothing to ship'),
    addressLine2: from?.addressLine2 ?? null,
    city: from?.city ?? (isPickedUp ? 'Picked up' : 'Not given'),
    state: from?.state ?? null,
    zipCode: from?.zipCode ?? null,
    countryCode: isCountryCode(country) ? country : homeCountry,
    phone: from?.phone ?? null,
  };
}

/** What is compared with the next reading, to tell the shop's changes from ours. */
export function saidBy(order: ShopOrder): SaidByShop {
  const address = addressOf(order) ?? addressOf({ ...order, isShippable: false });
  if (!address) throw new Error('What needs no shipping has an address.');
  return {
    address,
    note: order.note,
    units: Object.fromEntries(order.lines.map((line) => [line.id, unitsNow(line)])),
    print: createHash('sha256').update(JSON.stringify(order)).digest('base64url'),
  };
}
