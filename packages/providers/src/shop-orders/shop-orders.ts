import type { BigCommerceAccess, ShopAccess, WooCommerceAccess } from '../shop-catalog/shop-catalog.ts';

/** A line of an order as a shop has it. Amounts in hundredths of the shop's currency, as all are here. */
export interface ShopOrderLine {
  id: string;
  title: string;
  variant: string | null;
  sku: string | null;
  /** Units as they were ordered. */
  quantity: number;
  /** Of these, what was taken off the order or refunded since, shipped or not. */
  removedQuantity: number;
  /** What can still ship there. */
  unfulfilledQuantity: number;
  fulfilledQuantity: number;
  unitPriceMinor: number;
  /** Of this line; a discount of the order as a whole shows in the subtotal alone. */
  discountMinor: number;
  /** Of all units that were ordered, where prices don't have it in them. */
  taxMinor: number;
}

export interface ShopAddress {
  name: string | null;
  company: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  /** Code of the state or province where the country has them. */
  state: string | null;
  zipCode: string | null;
  countryCode: string | null;
  phone: string | null;
}

/** An order as a shop has it. Its texts were written there and by shoppers: nothing in them is trusted. Instants are ISO, in UTC. */
export interface ShopOrder {
  /** The shop's own id of it, digits or a short name. */
  id: string;
  /** As people there call it: "#1001". */
  name: string;
  placedAt: string;
  /** Of two readings the later one is the newer. */
  updatedAt: string;
  canceledAt: string | null;
  /** False for what is no order yet, or never became one: a checkout that was left, a payment that failed. It does not come in. */
  isConfirmed: boolean;
  /** Why it can’t come in as one order, said after its name; null where it can. */
  obstacle: string | null;
  /** ISO 4217 code. */
  currency: string;
  email: string | null;
  phone: string | null;
  shippingAddress: ShopAddress | null;
  billingAddress: ShopAddress | null;
  /** The name that the shop gives its shipping, such as "Express". */
  shippingTitle: string | null;
  isShippable: boolean;
  lines: ShopOrderLine[];
  /** After discounts, before shipping and tax. */
  subtotalMinor: number;
  shippingMinor: number;
  taxMinor: number;
  /** Prices have the tax in them. */
  isTaxIncluded: boolean;
  totalMinor: number;
  receivedMinor: number;
  refundedMinor: number;
  discountCode: string | null;
  /** What it was paid with, as the shop names it. */
  paidWith: string | null;
  note: string | null;
  tags: string[];
}

export interface ShopOrdersPage {
  /** Those that changed longest ago first. */
  orders: ShopOrder[];
  /** Where to read on; null at the end. */
  next: string | null;
}

export interface ChangedSince {
  /** An ISO instant: what changed then or later. Null for the last 60 days. */
  since: string | null;
  /** `next` of the page before. */
  after: string | null;
}

/** What left for a shopper. */
export interface ShopFulfillment {
  orderId: string;
  lines: readonly { lineId: string; quantity: number }[];
  trackingNumber: string;
  trackingUrl: string | null;
  carrier: string;
}

/** What a shop says happened, its signature checked. It tells that an order changed; how the order is now is read. */
export interface ShopOrderEvent {
  /** Of this delivery: one that is sent again has the same. */
  deliveryId: string;
  topic: 'CREATED' | 'UPDATED' | 'CANCELED';
  orderId: string;
  /** ISO instant; null where the shop doesn't say. */
  updatedAt: string | null;
}

export interface ShopWebhook {
  /** The very bytes that were signed. */
  body: string;
  header: (name: string) => string | undefined;
}

/**
 * The orders of one shop. Errors: ShopRefused where asking again would not help, `upstream` where it may.
 */
export interface ShopOrders {
  /** A shop made up for trying it out. */
  readonly isTest: boolean;
  changedSince(wanted: ChangedSince, signal: AbortSignal): Promise<ShopOrdersPage>;
  /** Undefined for one that the shop doesn't have. */
  read(orderId: string, signal: AbortSignal): Promise<ShopOrder | undefined>;
  /**
   * Tells the shop what left. Shopify is asked to tell its shopper nothing; WooCommerce and BigCommerce email them as they are set
   * to. A tracking number counts once for a line: what the shop was told
   * under it already is not told again, so that it may be repeated after an answer was lost. `isNew` is false where nothing was left to tell.
   */
  fulfill(fulfillment: ShopFulfillment, signal: AbortSignal): Promise<{ id: string; isNew: boolean }>;
  /** Undefined for kinds of no interest. Errors: `forbidden` for what the shop did not sign. */
  readWebhook(webhook: ShopWebhook): ShopOrderEvent | undefined;
  /**
   * Has the shop tell this address of its orders. Again changes nothing: what is there is kept, and turned on again where the shop
   * turned it off.
   */
  registerWebhooks(url: string, signal: AbortSignal): Promise<void>;
  /** Ends that; nothing where there is none. */
  removeWebhooks(url: string, signal: AbortSignal): Promise<void>;
}

export interface ShopsWithOrders {
  /** A shop that a store has until one of its own is connected: made-up orders, some new ones each day. `now` is the store's time. */
  testShop(storeId: string, now: () => Date): ShopOrders;
  /** Signs its webhooks with what its credentials hold. */
  shopify(access: ShopAccess): ShopOrders;
  /** `webhookSecret`: what it is told to sign its webhooks with. */
  wooCommerce(access: WooCommerceAccess, webhookSecret: string): ShopOrders;
  /** `webhookSecret`: what it is told to send with its webhooks. */
  bigCommerce(access: BigCommerceAccess, webhookSecret: string): ShopOrders;
}
