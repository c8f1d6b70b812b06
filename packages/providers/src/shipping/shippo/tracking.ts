import type { z } from 'zod';
import type { Tracking, TrackingEvent, TrackingStatus } from '../shipping.ts';
import type { shippoTrack, ShippoTracked } from './shapes.ts';

const statuses: Readonly<Record<string, TrackingStatus>> = {
  PRE_TRANSIT: 'PREPARING',
  TRANSIT: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
  FAILURE: 'LOST',
};

const statusOf = ({ status, substatus }: ShippoTracked): TrackingStatus | undefined =>
  substatus?.code === 'out_for_delivery' ? 'OUT_FOR_DELIVERY' : statuses[status];

function eventOf(given: ShippoTracked): TrackingEvent[] {
  const status = statusOf(given);
  const at = given.status_date ? new Date(given.status_date) : undefined;
  if (!status || !at || Number.isNaN(at.getTime())) return [];
  const place = [given.location?.city, given.location?.state ?? given.location?.country]
    .filter(Boolean)
    .join(', ');
  return [
    {
      at: at.toISOString(),
      status,
      description: (given.status_details || 'Moved').slice(0, 300),
      place: place || null,
    },
  ];
}

/** What Shippo knows of a parcel, in our words; undefined before anything is known. */
export function trackingOf({
  tracking_status,
  tracking_history,
}: z.infer<typeof shippoTrack>): Tracking | undefined {
  const status = tracking_status ? statusOf(tracking_status) : undefined;
  if (!status) return undefined;
  const events = (tracking_history ?? [])
    .flatMap(eventOf)
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return { status, events };
}
