import { kilogramsPerPound } from '@brandwright/language/values/units.ts';
import { z } from 'zod';
import { amountMinor, countryCode, field, instant } from '../kernel/fields.ts';
import { shipmentStatus } from '../orders/enums.ts';
import { customsDeclaration } from './customs.ts';
import { labelStatus, shippingService } from './enums.ts';
import { heaviestPounds, longestInches } from './parcel-limits.ts';

/** Pounds with two decimals, as the specification converts them. */
export const poundsOf = (grams: number): number => Math.round((grams / 1000 / kilogramsPerPound) * 100) / 100;

const text = (max = 200) => z.string().trim().max(max);
const part = (max?: number) =>
  text(max)
    .nullish()
    .transform((given) => given || null);

/** An address of a label, with the specification's fields (brand-kit document §3). */
export const labelAddress = z.object({
  name: text().min(1),
  email: part(),
  addressLine1: text().min(1),
  addressLine2: part(),
  city: text().min(1),
  state: part(100),
  stateCode: part(10),
  zipCode: part(16),
  phone: part(40),
  country: text(100).default('United States of America'),
  countryCode: countryCode().default('US'),
});
export type LabelAddress = z.output<typeof labelAddress>;

/** As it is sent: the country’s name follows from its code. */
export const givenLabelAddress = labelAddress.omit({ country: true });
export type GivenLabelAddress = z.output<typeof givenLabelAddress>;

/** Weight in pounds and size in inches, the specification's units. */
export const parcel = z.object({
  weight: z.number().gt(0).max(heaviestPounds),
  mass_unit: z.literal('lb').default('lb'),
  length: z.number().gt(0).max(longestInches),
  width: z.number().gt(0).max(longestInches),
  height: z.number().gt(0).max(longestInches),
  distance_unit: z.literal('in').default('in'),
});
export type Parcel = z.output<typeof parcel>;

/** What a service takes for a parcel. */
export const shippingRate = z.object({
  service: shippingService,
  /** "UPS Ground". */
  serviceLabel: z.string(),
  carrier: z.string(),
  amountMinor: amountMinor(),
  currency: z.string(),
  /** Working days on the way; null where the carrier says none. */
  deliveryDays: z.int().nullable(),
  /** The pounds that are charged for: the weight or what its size counts as. */
  billablePounds: z.number().nullable(),
  zone: z.string().nullable(),
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
});
export type ShippingRate = z.output<typeof shippingRate>;

export const labelIdOut = field(z.uuid(), { ref: 'shipping_label' });

const labelFigures = {
  labelId: labelIdOut,
  status: labelStatus,
  /** True for a label of the embedded carrier: nothing that is stuck on a box. */
  isTest: z.boolean(),
  service: shippingService,
  serviceLabel: z.string(),
  carrier: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  toName: z.string(),
  /** "Denver, CO 80202, US". */
  toPlace: z.string(),
  amountMinor: amountMinor(),
  refundedMinor: amountMinor(),
  currency: z.string(),
  deliveryDays: z.int().nullable(),
  /** Where the carrier says that the parcel is; null before anything is known. */
  parcelStatus: shipmentStatus.nullable(),
  deliveredAt: instant().nullable(),
  /** The order it was bought for. */
  orderId: z.uuid().nullable(),
  orderNumber: field(z.int(), { ref: 'order', label: 'Order' }).nullable(),
  createdAt: instant(),
};

/** A label in a list. */
export const labelRow = z.object(labelFigures);
export type LabelRow = z.output<typeof labelRow>;

/** One label whole. */
export const label = labelRow.extend({
  fromAddress: labelAddress,
  toAddress: labelAddress,
  parcel,
  notes: z.string().nullable(),
  /** "Visa ending in 4242". */
  paidWith: z.string().nullable(),
  /** Why it was refused, or what could not be done with it. */
  failure: z.string().nullable(),
  /** The bank's page on which the payment is confirmed; only while that is asked. */
  actionUrl: z.string().nullable(),
  shipmentId: z.uuid().nullable(),
  /** To print, 4 × 6 inches; null until it was made, and once it is void. */
  pdf: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** What customs was told of a parcel abroad; null at home, and for labels from before declarations were whole. */
  customs: customsDeclaration.nullable(),
  /** Its papers, where the carrier has them in a file apart from the label. */
  customsPdf: z.object({ name: z.string(), url: z.string() }).nullable(),
  boughtAt: instant().nullable(),
  voidedAt: instant().nullable(),
});
export type Label = z.output<typeof label>;

/** Reads that are stale after a label changed. */
export const labelReads = [
  'list_labels',
  'get_label',
  'get_outbound_report',
  'get_fulfillment_financial_report',
  'list_payments',
  'list_ledger_entries',
  'list_feed',
] as const;
