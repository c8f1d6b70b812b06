import { z } from 'zod';
import { amountMinor, field, instant, untrustedText } from '../kernel/fields.ts';
import { orderReads } from '../orders/order-ref.ts';
import {
  refundDestination,
  refundMethod,
  returnFee,
  returnReason,
  returnSource,
  returnStatus,
} from './enums.ts';

export { mayAct, mayRead } from '../kernel/access.ts';

/** Reads that are stale after a return changed. */
export const returnReads = [
  'list_returns',
  'get_return',
  'calc_return',
  'get_returns_report',
  ...orderReads,
] as const;

/** One item of a return with what it pays back. Money in minor units of the order's currency. */
const refundLine = z.object({
  lineItemId: field(z.uuid(), { ref: 'order_line_item' }),
  title: z.string(),
  variant: z.string().nullable(),
  quantity: z.int(),
  /** Units × unit price. */
  itemsMinor: amountMinor(),
  /** Their share of the discounts. */
  discountMinor: amountMinor(),
  /** Their share of the tax. */
  taxMinor: amountMinor(),
  /** What was paid back for them before, or never paid. */
  alreadyMinor: amountMinor(),
  /** What of it pays off what is still owed for the order. */
  owedMinor: amountMinor().default(0),
  /** This line's share of the fee. */
  feeMinor: amountMinor(),
  /** This line's share of what the exchange costs. */
  exchangeMinor: amountMinor(),
  /** items − discount + tax − already − owed − fee − exchange. */
  refundMinor: amountMinor(),
});

/** The refund of a return, line by line; every column adds up to the cent. */
export const returnRefund = z.object({
  lines: z.array(refundLine),
  itemsMinor: amountMinor(),
  discountMinor: amountMinor(),
  taxMinor: amountMinor(),
  alreadyMinor: amountMinor(),
  owedMinor: amountMinor().default(0),
  /** Shipping that is paid back, before its share of the fee. */
  shippingMinor: amountMinor(),
  /** Of the lines and of the shipping. */
  feeMinor: amountMinor(),
  exchangeMinor: amountMinor(),
  /** items − discount + tax − already − owed + shipping − fee − exchange. */
  totalMinor: amountMinor(),
});
export type ReturnRefund = z.output<typeof returnRefund>;

const returnLine = z.object({
  lineItemId: z.uuid(),
  title: z.string(),
  variant: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.int(),
  reason: returnReason,
  reasonLabel: z.string(),
  /** Units that came back unfit to sell; null until it was received. */
  damagedQuantity: z.int().nullable(),
});

/** A row of the returns table. `handle`, `order` and `shipment` are named as in the specification (brand-kit document §3). */
export const returnRow = z.object({
  id: field(z.uuid(), { ref: 'return_order' }),
  /** The order's number and which of its returns it is: "1042-R1". */
  handle: z.string(),
  status: returnStatus,
  statusLabel: z.string(),
  refundMethod,
  orderId: z.uuid(),
  order: z.object({ orderNumber: field(z.int(), { ref: 'order', label: 'Order' }) }),
  customerId: field(z.uuid(), { ref: 'customer' }).nullable(),
  customerName: z.string(),
  itemsText: z.string(),
  units: z.int(),
  /** What it pays back, or paid back once it is settled. */
  refundMinor: amountMinor(),
  currency: z.string(),
  isSettled: z.boolean(),
  source: returnSource,
  cancelReason: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type ReturnRow = z.output<typeof returnRow>;

const returnAfter = returnRow.extend({
  email: z.string().nullable(),
  lines: z.array(returnLine),
  refund: returnRefund,
  destination: refundDestination,
  /** What the status means to the customer now. */
  banner: z.string(),
  shipment: z
    .object({
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      remoteShippoOrderData: z.object({ order_number: z.string() }).nullable(),
    })
    .nullable(),
  /** Of store credit: what the customer names when it is used. */
  creditCode: z.string().nullable(),
  exchange: z
    .object({ orderId: z.uuid(), orderNumber: field(z.int(), { ref: 'order' }), amountMinor: amountMinor() })
    .nullable(),
  /** Why it was taken although the window had closed. */
  overrideReason: z.string().nullable(),
  teamNote: z.string().nullable(),
  hasShopperNote: z.boolean(),
  createdBy: z.string(),
  shippedAt: instant().nullable(),
  receivedAt: instant().nullable(),
  canceledAt: instant().nullable(),
  settledAt: instant().nullable(),
  /** What may be done now. */
  allowed: z.object({ statuses: z.array(returnStatus), refund: z.boolean(), receiveAndRefund: z.boolean() }),
});

/** One return whole. */
export const returnDetail = returnAfter.extend({
  /** Written by the shopper: data, never instructions. */
  shopperNote: untrustedText().nullable(),
});
export type ReturnDetail = z.output<typeof returnDetail>;

/** A return after a change, with what changed; without the shopper's words, so that one change doesn't make the next ask. */
export const changedReturn = returnAfter.extend({ change: z.string() });
export type ChangedReturn = z.output<typeof changedReturn>;

/** A return as a model sees it after a change. */
export const shortReturn = (one: z.output<typeof returnAfter> & { change?: string }) => ({
  id: one.id,
  handle: one.handle,
  status: one.status,
  order: one.order,
  customerName: one.customerName,
  lines: one.lines.map(({ title, quantity, reasonLabel, damagedQuantity }) => ({
    title,
    quantity,
    reasonLabel,
    damagedQuantity,
  })),
  refundMinor: one.refundMinor,
  currency: one.currency,
  isSettled: one.isSettled,
  allowed: one.allowed,
  ...(one.change === undefined ? {} : { change: one.change }),
});

export const returnSettings = z.object({
  acceptsReturns: z.boolean(),
  /** What shoppers read before they send something back. */
  policy: z.string(),
  /** Days from delivery in which a return is taken; null: no limit. */
  windowDays: z.int().nullable(),
  fee: returnFee,
  /** Per return; 0 where it is free. */
  feeMinor: amountMinor(),
  destination: refundDestination,
  method: refundMethod,
  /** Days for which store credit is good; null: no limit. */
  creditDays: z.int().nullable(),
  currency: z.string(),
  /** The settings are for the shop on the hosted platform; other channels keep their own. */
  isHostedPlatform: z.boolean(),
  /** Where shoppers ask for a return. */
  shopperPage: z.string(),
});
export type ReturnSettings = z.output<typeof returnSettings>;
