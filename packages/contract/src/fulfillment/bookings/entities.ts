import { z } from 'zod';
import { amountMinor, day, field } from '../../kernel/fields.ts';
import { bookingKind, bookingMessagePurpose, bookingStatus, freightType, mailStatus } from './enums.ts';

export const longestNote = 2000;
export const longestChecks = 2000;
export const longestPickup = 300;

export const freightDetails = z.object({
  kind: z.literal('FREIGHT'),
  type: freightType,
  /** Cartons, or pallets. */
  quantity: z.int(),
  /** Of one carton; null of a pallet, whose footprint is 48 × 40 in. */
  lengthInches: z.number().nullable(),
  widthInches: z.number().nullable(),
  heightInches: z.number(),
  /** Of one carton or pallet. */
  weightPounds: z.number(),
  /** Of pallets. */
  needsLiftgate: z.boolean(),
  pickupAddress: z.string(),
  destination: z.string(),
  destinationAddress: z.string().nullable(),
  /** Null: the partner’s US fulfillment center. */
  destinationPlaceId: field(z.uuid(), { ref: 'stock_place' }).nullable(),
  readyOn: day(),
});

export const kittingDetails = z.object({
  kind: z.literal('KITTING'),
  kitSkuId: field(z.uuid(), { ref: 'sku' }),
  kitCode: z.string(),
  kitTitle: z.string(),
  kits: z.int(),
  parts: z.array(
    z.object({
      skuId: field(z.uuid(), { ref: 'sku' }),
      code: z.string(),
      title: z.string(),
      /** In one kit, and in all of them. */
      quantity: z.int(),
      units: z.int(),
    }),
  ),
  neededBy: day().nullable(),
});

export const preSaleDetails = z.object({
  kind: z.literal('PRE_SALE'),
  productId: field(z.uuid(), { ref: 'product' }),
  productTitle: z.string(),
  units: z.int(),
  /** Of one; null: as the product costs. */
  priceMinor: amountMinor().nullable(),
  currency: z.string(),
  startsOn: day(),
  endsOn: day(),
  shipsOn: day(),
});

export const qualityCheckDetails = z.object({
  kind: z.literal('QUALITY_CHECK'),
  /** What is checked: a purchase order, a receiving, or a product in stock. */
  of: z.enum(['PURCHASE', 'RECEIVING', 'PRODUCT']),
  recordId: z.uuid(),
  about: z.string(),
  sampleUnits: z.int(),
  checks: z.string(),
  neededBy: day().nullable(),
});

export const bookingDetails = z.discriminatedUnion('kind', [
  freightDetails,
  kittingDetails,
  preSaleDetails,
  qualityCheckDetails,
]);
export type BookingDetails = z.output<typeof bookingDetails>;

/** A line of the list. */
export const booking = z.object({
  id: field(z.uuid(), { ref: 'booking' }),
  /** What people call it: "BK-1001". */
  handle: z.string(),
  kind: bookingKind,
  status: bookingStatus,
  /** "12 cartons to Cascade Fulfillment". */
  title: z.string(),
  /** When it is ready, is needed by, or begins; null where no day was said. */
  onDate: day().nullable(),
  /** Of a pre-sale, its last day. */
  untilDate: day().nullable(),
  /** Of the newest mail to the partner: SENDING until it has left. */
  mailStatus,
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Booking = z.output<typeof booking>;

export const bookingMessage = z.object({
  id: z.uuid(),
  purpose: bookingMessagePurpose,
  /** As it goes out. */
  text: z.string(),
  status: mailStatus,
  createdAt: z.string(),
});
export type BookingMessage = z.output<typeof bookingMessage>;

export const bookingDetail = booking.extend({
  details: bookingDetails,
  note: z.string().nullable(),
  /** What the partner answered, as it was recorded. */
  partnerNote: field(z.string(), { untrusted: true }).nullable(),
  /** Mails to the partner, oldest first. */
  messages: z.array(bookingMessage),
  /** What can be done next. */
  allowed: z.object({ confirm: z.boolean(), finish: z.boolean(), cancel: z.boolean() }),
});
export type BookingDetail = z.output<typeof bookingDetail>;
