import { z } from 'zod';
import { amountMinor, field, instant } from '../../kernel/fields.ts';
import { shipmentStatus, shipmentStatusLabels, type ShipmentStatus } from '../../orders/enums.ts';

/** A parcel that was sent: a shipment of an order, or a label that was bought without one. */
export const outboundRow = z.object({
  id: z.uuid(),
  orderNumber: field(z.int(), { ref: 'order', label: 'Order' }).nullable(),
  customerName: z.string(),
  /** "Denver, CO 80202, US". */
  destination: z.string(),
  carrier: z.string(),
  /** The service of its label, or how the order travels where it was shipped without one: "UPS Ground", "Standard". */
  service: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** Null for a label without an order: nobody said what is in it. */
  units: z.int().nullable(),
  /** Less what went back; null where no label was bought here. */
  labelCostMinor: amountMinor().nullable(),
  shippedAt: instant(),
  /** Null for a label without an order, whose carrier isn't asked here. */
  status: shipmentStatus.nullable(),
});
export type OutboundRow = z.output<typeof outboundRow>;

/** "Delivered"; "Label bought" where no more is known. */
export const outboundStatusWords = (status: ShipmentStatus | null): string =>
  status === null ? 'Label bought' : shipmentStatusLabels[status];
