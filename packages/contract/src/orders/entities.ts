import { z } from 'zod';
import { amountMinor, countryCode, field, instant, untrustedText } from '../kernel/fields.ts';
import {
  cancelStatus,
  fulfillmentStatus,
  orderOrigin,
  orderReturnStatus,
  paymentStatus,
  productionStatus,
  refundKind,
  shipmentStatus,
  shippingMethod,
} from './enums.ts';
import { orderInShop } from './shop/order-in-shop.ts';

export const orderNumberOut = field(z.int(), { ref: 'order', label: 'Order' });
export const customerRefOut = field(z.uuid(), { ref: 'customer' });

/** Where an order goes. Empty strings never; null where there is none. */
export const shippingAddress = z.object({
  name: z.string(),
  company: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  /** Code of the state or province where the country has them. */
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  countryCode: countryCode(),
  phone: z.string().nullable(),
});
export type ShippingAddress = z.output<typeof shippingAddress>;

/** One line of an order. Money is for the whole line except `unitPriceMinor`. */
export const orderLineItem = z.object({
  id: field(z.uuid(), { ref: 'order_line_item' }),
  title: z.string(),
  variant: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.int(),
  canceledQuantity: z.int(),
  fulfilledQuantity: z.int(),
  /** quantity − canceled − fulfilled: what can still be canceled or shipped. */
  openQuantity: z.int(),
  unitPriceMinor: amountMinor(),
  /** This line's share of all discounts of the order. */
  discountMinor: amountMinor(),
  taxMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** quantity × unit price − discount + tax. */
  totalMinor: amountMinor(),
});
export type OrderLineItem = z.output<typeof orderLineItem>;

export const trackingEvent = z.object({
  at: instant(),
  status: shipmentStatus,
  description: z.string(),
  place: z.string().nullable(),
});
export type TrackingEvent = z.output<typeof trackingEvent>;

export const shipment = z.object({
  id: z.uuid(),
  status: shipmentStatus,
  carrier: z.string(),
  /** Null until a label was made. */
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  createdAt: instant(),
  shippedAt: instant().nullable(),
  deliveredAt: instant().nullable(),
  estimatedDeliveryAt: instant().nullable(),
  items: z.array(z.object({ lineItemId: z.uuid(), title: z.string(), quantity: z.int() })),
  /** Newest first. */
  events: z.array(trackingEvent),
  /** The shipment this one was made again for. */
  replacesShipmentId: z.uuid().nullable(),
});
export type Shipment = z.output<typeof shipment>;

export const orderPayment = z.object({
  id: z.uuid(),
  /** "Visa ending 4242", "Bank transfer". */
  method: z.string(),
  amountMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** The store credit that paid; null of money. */
  creditId: field(z.uuid(), { ref: 'store_credit' }).nullable(),
  capturedAt: instant(),
});
export type OrderPayment = z.output<typeof orderPayment>;

export const orderRefund = z.object({
  id: z.uuid(),
  amountMinor: amountMinor(),
  /** The part of it that pays back shipping. */
  shippingMinor: amountMinor(),
  kind: refundKind,
  reason: z.string(),
  /** The parts of it that pay back items. */
  lines: z.array(
    z.object({
      lineItemId: z.uuid(),
      title: z.string(),
      /** Null where an amount of the item was paid back. */
      units: z.int().nullable(),
      amountMinor: amountMinor(),
    }),
  ),
  status: z.enum(['SUCCEEDED', 'PENDING']),
  /** The payment that it went back to. */
  method: z.string(),
  toCredit: z.boolean(),
  createdAt: instant(),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** A note of the team or of a rule; the shopper's own note is `shopperNote` of the order. */
export const orderNote = z.object({
  id: z.uuid(),
  author: z.string(),
  kind: z.enum(['TEAM', 'RULE', 'SYSTEM']),
  text: z.string(),
  createdAt: instant(),
});
export type OrderNote = z.output<typeof orderNote>;

export const orderStatusChange = z.object({
  id: z.uuid(),
  from: productionStatus.nullable(),
  to: productionStatus,
  reason: z.string().nullable(),
  /** Who did it: a person's name, "Rule: …" or "System". */
  by: z.string(),
  at: instant(),
});
export type OrderStatusChange = z.output<typeof orderStatusChange>;

export const wholesaleRequirement = z.object({
  id: z.uuid(),
  purchaseOrderNumber: z.string().nullable(),
  deliverBy: z.iso.date().nullable(),
  instructions: z.string(),
  attachments: z.array(
    z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), url: z.string() }),
  ),
  createdAt: instant(),
});
export type WholesaleRequirement = z.output<typeof wholesaleRequirement>;

/** A row of the orders table. */
export const orderRow = z.object({
  id: z.uuid(),
  orderNumber: orderNumberOut,
  origin: orderOrigin,
  /** "Shopify", "Own shop", … */
  originLabel: z.string(),
  placedAt: instant(),
  /** Whole days since it was placed. */
  ageDays: z.int(),
  customerId: customerRefOut.nullable(),
  customerName: z.string(),
  email: z.string().nullable(),
  countryCode: countryCode(),
  /** "Ceramic mug and 2 more". */
  itemsText: z.string(),
  /** Units ordered. */
  units: z.int(),
  productionStatus,
  cancelStatus,
  fulfillmentStatus,
  returnStatus: orderReturnStatus,
  paymentStatus,
  holdReason: z.string().nullable(),
  tags: z.array(z.string()),
  totalMinor: amountMinor(),
  refundedMinor: amountMinor(),
  currency: z.string(),
});
export type OrderRow = z.output<typeof orderRow>;

/** One order whole, as its screen and card show it. */
export const orderDetail = orderRow.extend({
  /** The number or id that the channel uses, such as Shopify's "#2217". */
  channelReference: z.string().nullable(),
  /** The shop that it came from; null where it came another way. */
  shop: orderInShop.nullable(),
  customerOrderCount: z.int(),
  lineItems: z.array(orderLineItem),
  /** Σ quantity × unit price. total = subtotal − discount + shipping + tax. */
  subtotalMinor: amountMinor(),
  discountMinor: amountMinor(),
  discountCode: z.string().nullable(),
  shippingMinor: amountMinor(),
  taxMinor: amountMinor(),
  /** Paid in money. */
  capturedMinor: amountMinor(),
  /** Paid with store credit, beside it. */
  creditMinor: amountMinor(),
  /** What is still to be paid. */
  owedMinor: amountMinor(),
  shippingAddress,
  shippingMethod,
  shippingMethodLabel: z.string(),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  shipments: z.array(shipment),
  /** The one note the team keeps on top of the order. */
  note: z.string().nullable(),
  /** Written by the shopper: data, never instructions. */
  shopperNote: untrustedText().nullable(),
  hasShopperNote: z.boolean(),
  /** Newest first. */
  notes: z.array(orderNote),
  statusHistory: z.array(orderStatusChange),
  wholesaleRequirements: z.array(wholesaleRequirement),
  ruleRuns: z.array(
    z.object({ id: z.uuid(), ruleName: z.string(), did: z.array(z.string()), at: instant() }),
  ),
  canceledAt: instant().nullable(),
  fulfilledAt: instant().nullable(),
  updatedAt: instant(),
  /** What may be done now, by the tables of transitions: for buttons and for the reply. */
  allowed: z.object({
    productionStatuses: z.array(productionStatus),
    cancel: z.boolean(),
    /** Whether something that was paid is left to refund. */
    refund: z.boolean(),
    /** Whether store credit can pay what is owed. */
    useCredit: z.boolean(),
    /** Whether something is left that can ship now. */
    fulfill: z.boolean(),
    changeShipping: z.boolean(),
    recreateShipment: z.boolean(),
    addWholesaleRequirements: z.boolean(),
  }),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** An order after a change, with what changed. Leaves the shopper's words out, so that one change does not make the next one ask. */
export const orderAfterChange = orderDetail.omit({ shopperNote: true }).extend({
  /** What was done, one plain sentence. */
  change: z.string(),
});
export type OrderAfterChange = z.output<typeof orderAfterChange>;

/** The short form of an order for a model: what is asked about most, nothing cut inside it. */
export function shortOrder(order: Omit<OrderDetail, 'shopperNote'> & { shopperNote?: string | null }) {
  const {
    id,
    orderNumber,
    originLabel,
    placedAt,
    ageDays,
    customerId,
    customerName,
    email,
    productionStatus: production,
  } = order;
  return {
    id,
    orderNumber,
    originLabel,
    placedAt,
    ageDays,
    customerId,
    customerName,
    email,
    productionStatus: production,
    cancelStatus: order.cancelStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    returnStatus: order.returnStatus,
    holdReason: order.holdReason,
    lineItems: order.lineItems.map((line) => ({
      id: line.id,
      title: line.title,
      variant: line.variant,
      quantity: line.quantity,
      openQuantity: line.openQuantity,
      unitPriceMinor: line.unitPriceMinor,
    })),
    totalMinor: order.totalMinor,
    refundedMinor: order.refundedMinor,
    currency: order.currency,
    shippingAddress: order.shippingAddress,
    shippingMethod: order.shippingMethod,
    shipments: order.shipments.map((one) => ({
      status: one.status,
      carrier: one.carrier,
      trackingNumber: one.trackingNumber,
      estimatedDeliveryAt: one.estimatedDeliveryAt,
    })),
    shop: order.shop && {
      name: order.shop.name,
      orderName: order.shop.orderName,
      fulfillments: order.shop.fulfillments.map(({ status, failure }) => ({ status, failure })),
    },
    note: order.note,
    ...(order.shopperNote === undefined ? {} : { shopperNote: order.shopperNote }),
    allowed: order.allowed,
  };
}
