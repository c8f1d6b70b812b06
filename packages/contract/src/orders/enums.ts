import { z } from 'zod';

/** Where an order stands in the making and packing of it (brand-kit document §3). */
export const productionStatus = z.enum(['OUTSTANDING', 'PROCESSING', 'ON_HOLD', 'FINISHED']);
export type ProductionStatus = z.output<typeof productionStatus>;

/** How much of an order was canceled (brand-kit document §3). */
export const cancelStatus = z.enum(['NONE', 'PARTIAL', 'CANCELED']);
export type CancelStatus = z.output<typeof cancelStatus>;

/** How much of an order was shipped (brand-kit document §3). */
export const fulfillmentStatus = z.enum(['NONE', 'PARTIAL', 'FULFILLED']);
export type FulfillmentStatus = z.output<typeof fulfillmentStatus>;

/** Where the newest return of an order stands; NONE when nothing of it came back (brand-kit document §4). */
export const orderReturnStatus = z.enum(['NONE', 'CREATED', 'SHIPPING', 'RECEIVED', 'CANCELED']);
export type OrderReturnStatus = z.output<typeof orderReturnStatus>;

/** Where an order came from (brand-kit document §3). */
export const orderOrigin = z.enum([
  'SHOPIFY_PLATFORM',
  'SHOPIFY_CREATOR',
  'WOOCOMMERCE',
  'BIGCOMMERCE',
  'IMPORT',
  'CART_ROVER',
  'MANUAL_RETAIL',
  'MANUAL_WHOLESALE',
]);
export type OrderOrigin = z.output<typeof orderOrigin>;

/** What a founder reads in place of an origin's code. */
export const originLabels: Readonly<Record<OrderOrigin, string>> = {
  SHOPIFY_PLATFORM: 'Own shop',
  SHOPIFY_CREATOR: 'Shopify',
  WOOCOMMERCE: 'WooCommerce',
  BIGCOMMERCE: 'BigCommerce',
  IMPORT: 'Imported',
  CART_ROVER: 'CartRover',
  MANUAL_RETAIL: 'Manual retail',
  MANUAL_WHOLESALE: 'Manual wholesale',
};

/** Words by which founders name an origin. */
export const originWords: Readonly<Record<OrderOrigin, readonly string[]>> = {
  SHOPIFY_PLATFORM: ['own shop', 'my shop', 'our shop', 'my own store', 'my website', 'website orders'],
  SHOPIFY_CREATOR: ['shopify', 'from shopify'],
  WOOCOMMERCE: ['woocommerce', 'from woocommerce', 'woo'],
  BIGCOMMERCE: ['bigcommerce', 'from bigcommerce', 'big commerce'],
  IMPORT: ['imported', 'from a file', 'from an import'],
  CART_ROVER: ['cartrover', 'cart rover'],
  MANUAL_RETAIL: ['manual retail', 'entered by hand', 'manual'],
  MANUAL_WHOLESALE: ['wholesale', 'manual wholesale', 'b2b'],
};

/** The tabs of the orders page (brand-kit document §2). */
export const orderTab = z.enum([
  'ALL',
  'OUTSTANDING',
  'PROCESSING',
  'FULFILLED',
  'CANCELED',
  'ON_HOLD',
  'RETURNS',
]);
export type OrderTab = z.output<typeof orderTab>;

export const tabWords: Readonly<Record<OrderTab, readonly string[]>> = {
  ALL: ['all orders'],
  OUTSTANDING: ['outstanding', 'open', 'still open', 'not started', 'waiting', 'sitting', 'to do', 'pending'],
  PROCESSING: ['processing', 'in process', 'being packed', 'in production', 'in progress'],
  FULFILLED: ['fulfilled', 'shipped', 'sent', 'delivered'],
  CANCELED: ['canceled', 'cancelled'],
  ON_HOLD: ['on hold', 'held', 'paused', 'holds', 'stuck', 'blocked'],
  RETURNS: ['returns', 'returned', 'with a return', 'sent back', 'came back'],
};

/** How an order travels. */
export const shippingMethod = z.enum([
  'STANDARD',
  'EXPEDITED',
  'OVERNIGHT',
  'INTERNATIONAL',
  'FREIGHT',
  'LOCAL_PICKUP',
]);
export type ShippingMethod = z.output<typeof shippingMethod>;

export const shippingMethodLabels: Readonly<Record<ShippingMethod, string>> = {
  STANDARD: 'Standard',
  EXPEDITED: 'Expedited (2 days)',
  OVERNIGHT: 'Overnight',
  INTERNATIONAL: 'International',
  FREIGHT: 'Freight',
  LOCAL_PICKUP: 'Local pickup',
};

export const shippingMethodWords: Readonly<Record<ShippingMethod, readonly string[]>> = {
  STANDARD: ['standard', 'ground', 'regular', 'normal shipping', 'economy'],
  EXPEDITED: ['expedited', 'express', 'two-day', '2-day', '2 day', 'two day', 'priority', 'faster'],
  OVERNIGHT: ['overnight', 'next day', 'next-day', 'one-day'],
  INTERNATIONAL: ['international', 'worldwide', 'abroad'],
  FREIGHT: ['freight', 'pallet', 'ltl', 'truck'],
  LOCAL_PICKUP: [
    'pickup',
    'pick up',
    'local pickup',
    'collect',
    'picked up',
    'picks it up',
    'pick it up',
    'picks them up',
    'picking it up',
  ],
};

/** PREPARING → IN_TRANSIT → OUT_FOR_DELIVERY → DELIVERED; LOST, RETURNED and REPLACED end it otherwise. */
export const shipmentStatus = z.enum([
  'PREPARING',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'LOST',
  'RETURNED',
  'REPLACED',
]);
export type ShipmentStatus = z.output<typeof shipmentStatus>;

export const shipmentStatusLabels: Readonly<Record<ShipmentStatus, string>> = {
  PREPARING: 'Being prepared',
  IN_TRANSIT: 'On its way',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  LOST: 'Lost',
  RETURNED: 'Returned to sender',
  REPLACED: 'Sent again',
};

/** Whether an order's money was taken. */
export const paymentStatus = z.enum(['PENDING', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** QUEUED → RUNNING → DONE | FAILED. */
export const orderJobStatus = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']);
export type OrderJobStatus = z.output<typeof orderJobStatus>;

/** What a refund pays back: items, an amount, the shipping, nothing that was bought (goodwill), or what was canceled. */
export const refundKind = z.enum(['LINE', 'AMOUNT', 'SHIPPING', 'GOODWILL', 'CANCEL']);
export type RefundKind = z.output<typeof refundKind>;

export const refundKindLabels: Readonly<Record<RefundKind, string>> = {
  LINE: 'Items',
  AMOUNT: 'Amount',
  SHIPPING: 'Shipping',
  GOODWILL: 'Goodwill',
  CANCEL: 'Cancellation',
};

/** The usual reasons to pay something back. */
export const refundReason = z.enum([
  'DAMAGED',
  'WRONG_ITEM',
  'MISSING_ITEM',
  'NOT_AS_DESCRIBED',
  'LATE',
  'LOST',
  'CHANGED_MIND',
  'PRICE',
  'OTHER',
]);
export type RefundReason = z.output<typeof refundReason>;

export const refundReasonLabels: Readonly<Record<RefundReason, string>> = {
  DAMAGED: 'Arrived damaged',
  WRONG_ITEM: 'Wrong item sent',
  MISSING_ITEM: 'Item missing',
  NOT_AS_DESCRIBED: 'Not as described',
  LATE: 'Arrived late',
  LOST: 'Lost in transit',
  CHANGED_MIND: 'Changed their mind',
  PRICE: 'Price or discount',
  OTHER: 'Other',
};

export const refundReasonWords: Readonly<Record<RefundReason, readonly string[]>> = {
  DAMAGED: [
    'damaged',
    'broken',
    'broke',
    'cracked',
    'chipped',
    'shattered',
    'smashed',
    'defective',
    'leaked',
  ],
  WRONG_ITEM: ['wrong item', 'wrong color', 'wrong size', 'wrong one', 'wrong product', 'sent the wrong'],
  MISSING_ITEM: ['missing', 'was not in the box', "wasn't in the box", 'left out', 'forgot to pack'],
  NOT_AS_DESCRIBED: ['not as described', 'not what they expected', 'looks different', 'not like the picture'],
  LATE: ['late', 'delay', 'delayed', 'for the wait', 'waiting', 'took too long', 'so slow', 'slow'],
  LOST: ['lost', 'got lost', 'lost in transit', 'lost parcel'],
  CHANGED_MIND: [
    'changed her mind',
    'changed his mind',
    'changed their mind',
    'no longer wants',
    'no longer needed',
    'no longer needs',
    'ordered by mistake',
    'bought by mistake',
    "doesn't want",
  ],
  PRICE: [
    'overcharged',
    'charged too much',
    'price match',
    'discount code',
    'forgot the discount',
    'sale price',
  ],
  OTHER: ['other reason'],
};

/** QUEUED → SENT | FAILED. */
export const mailStatus = z.enum(['QUEUED', 'SENT', 'FAILED']);
export type MailStatus = z.output<typeof mailStatus>;
