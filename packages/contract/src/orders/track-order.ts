import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { shipmentStatus } from './enums.ts';

export const trackOrder = declareOperation({
  name: 'track_order',
  area: 'orders',
  title: 'Track an order without a login',
  description:
    'For a shopper: where their order is, by its number and the email or postal code it was placed with. Shows no names, addresses or prices.',
  examples: ['Track my order 1042, my email is maya@example.com'],
  input: z.object({
    orderNumber: z.int().min(1).max(2_147_483_647),
    email: z.email().max(200).optional(),
    postalCode: z.string().trim().min(2).max(16).optional(),
    /** The store whose tracking page it is; needed where orders of two stores match. */
    fromStoreId: z.uuid().optional(),
  }),
  output: z.object({
    orderNumber: z.int(),
    placedOn: z.iso.date(),
    /** "Getting ready", "On its way", "Delivered", "Canceled", … */
    status: z.string(),
    items: z.array(z.object({ title: z.string(), quantity: z.int() })),
    shipments: z.array(
      z.object({
        status: shipmentStatus,
        carrier: z.string(),
        trackingNumber: z.string().nullable(),
        estimatedDeliveryAt: instant().nullable(),
        deliveredAt: instant().nullable(),
        events: z.array(z.object({ at: instant(), description: z.string(), place: z.string().nullable() })),
      }),
    ),
  }),
  http: { method: 'POST', path: '/web/track-order' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'tracked_order',
  offered: false,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  summary: (output) => `Order ${output.orderNumber}: ${output.status}.`,
});
