import { z } from 'zod';
import { amountMinor, day, field } from '../../kernel/fields.ts';
import { receivingStatus } from '../../purchasing/enums.ts';
import { receivingDestination, receivingState } from './enums.ts';

export const mostLines = 100;
export const mostPhotos = 10;

export const receivingLine = z.object({
  lineId: z.uuid(),
  title: z.string(),
  sku: z.string().nullable(),
  skuId: field(z.uuid(), { ref: 'sku', label: 'SKU' }).nullable(),
  /** The purchase order that it came from; its receipt is booked there. */
  purchaseItemId: field(z.uuid(), { ref: 'purchase_item' }).nullable(),
  expectedUnits: z.int(),
  receivedUnits: z.int(),
  /** Came broken, and so are in no stock. */
  damagedUnits: z.int(),
  /** Received and broken less expected: what is missing is below zero. */
  differenceUnits: z.int(),
  /** Landed cost of a unit where no purchase order says it. */
  unitCostMinor: amountMinor().nullable(),
});
export type ReceivingLine = z.output<typeof receivingLine>;

/** An inbound shipment to the fulfillment partner, as a list shows it. */
export const receiving = z.object({
  id: field(z.uuid(), { ref: 'receiving' }),
  /** Its serial number: "RCV-1001". */
  sn: z.string(),
  status: receivingState,
  receivingStatus,
  destination: receivingDestination,
  /** "Ceramic mug and 2 more". */
  itemsText: z.string(),
  expectedUnits: z.int(),
  receivedUnits: z.int(),
  damagedUnits: z.int(),
  carrier: field(z.string(), { untrusted: true }).nullable(),
  trackingNumber: field(z.string(), { untrusted: true }).nullable(),
  expectedOn: day().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Receiving = z.output<typeof receiving>;

export const receivingDetail = receiving.extend({
  lines: z.array(receivingLine),
  note: z.string().nullable(),
  /** Why it was canceled; null where nobody said. */
  cancelReason: z.string().nullable(),
  createdBy: z.string(),
  /** Each time something was counted, the newest first. */
  receipts: z.array(
    z.object({
      id: z.uuid(),
      at: z.string(),
      by: z.string(),
      note: field(z.string(), { untrusted: true }).nullable(),
      counts: z.array(z.object({ title: z.string(), receivedUnits: z.int(), damagedUnits: z.int() })),
      /** Pictures as evidence. */
      photos: z.array(
        z.object({ fileId: z.uuid(), name: field(z.string(), { untrusted: true }), url: z.string() }),
      ),
    }),
  ),
  /** What can be done next. */
  allowed: z.object({
    ship: z.boolean(),
    deliver: z.boolean(),
    receive: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type ReceivingDetail = z.output<typeof receivingDetail>;
