import { z } from 'zod';
import { day, field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { shipmentStatus, shippingMethod } from './enums.ts';
import { mayRead } from './order-ref.ts';
import { count } from './words.ts';

/** A shipment of an order that was sent. */
const sentShipment = z.object({
  shipmentId: z.uuid(),
  orderNumber: field(z.int(), { ref: 'order' }),
  customerName: z.string(),
  /** "Denver, CO 80202, US". */
  toPlace: z.string(),
  carrier: z.string(),
  shippingMethod,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  units: z.int(),
  status: shipmentStatus,
  shippedAt: instant(),
});
export type SentShipment = z.output<typeof sentShipment>;

export const listSentShipments = declareOperation({
  name: 'list_sent_shipments',
  area: 'orders',
  title: 'Shipments sent',
  description:
    'Lists the shipments of orders that were sent in a period, the newest first, with their sums by carrier. For other areas and screens; people ask get_outbound_report.',
  examples: ['Which shipments were sent in October'],
  input: z.object({
    from: day(),
    to: day(),
    /** Rows before the first that is wanted. */
    offset: z.int().min(0).default(0),
    limit: z.int().min(0).max(9999).default(20),
  }),
  output: z.object({
    rows: z.array(sentShipment),
    total: z.int(),
    byCarrier: z.array(z.object({ carrier: z.string(), shipments: z.int(), units: z.int() })),
  }),
  http: { method: 'GET', path: '/web/orders/-/sent-shipments' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ total }) => `${count(total, 'shipment')}.`,
});
