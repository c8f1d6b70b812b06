import type { LabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { LabelStatus } from '@brandwright/contract/fulfillment/enums.ts';
import type { TrackingEvent } from '@brandwright/contract/orders/entities.ts';

const dayMs = 86_400_000;

/** Where the parcel of a label of the demo is: fetched the day after it was bought, and delivered when the demo says so. */
export function demoTrack(
  {
    to,
    daysAgo,
    status,
    delivered,
  }: { to: LabelAddress; daysAgo: number; status: LabelStatus; delivered: number | null },
  now: Date,
) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const place = `${to.city}, ${to.stateCode}`;
  const step = (days: number, event: Omit<TrackingEvent, 'at'>) => ({
    at: ago(days).toISOString(),
    ...event,
  });
  const created = step(daysAgo, { status: 'PREPARING', description: 'Label created', place: null });
  if (status === 'VOIDED') return { trackingStatus: 'PREPARING' as const, trackingEvents: [created] };
  const picked = step(daysAgo - 0.8, {
    status: 'IN_TRANSIT',
    description: 'Picked up by the carrier',
    place: 'Reno, NV',
  });
  if (delivered === null) return { trackingStatus: 'IN_TRANSIT' as const, trackingEvents: [picked, created] };
  return {
    trackingStatus: 'DELIVERED' as const,
    trackingEvents: [
      step(delivered, { status: 'DELIVERED', description: 'Delivered', place }),
      step(delivered + 0.3, { status: 'OUT_FOR_DELIVERY', description: 'Out for delivery', place }),
      picked,
      created,
    ],
    deliveredAt: ago(delivered),
  };
}
