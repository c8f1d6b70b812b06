import type { TrackingEvent } from './entities.ts';
import type { ShipmentStatus } from './enums.ts';

/**
 * What a parcel may become when its carrier tells news. A carrier may find what it called lost and bring back what was delivered;
 * what came back, or was sent again, is done. Carriers say PRE_TRANSIT, TRANSIT, DELIVERED, RETURNED and FAILURE for PREPARING,
 * IN_TRANSIT, DELIVERED, RETURNED and LOST.
 */
export const parcelTransitions: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  PREPARING: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED', 'LOST'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED', 'LOST'],
  OUT_FOR_DELIVERY: ['IN_TRANSIT', 'DELIVERED', 'RETURNED', 'LOST'],
  LOST: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'],
  DELIVERED: ['RETURNED'],
  RETURNED: [],
  REPLACED: [],
};

/** Where a parcel is: its status, and its events, newest first. */
export interface ParcelTrack {
  status: ShipmentStatus;
  events: readonly TrackingEvent[];
}

/** Events of one parcel that are kept; carriers tell a few dozen at most. */
const mostEvents = 100;

const keyOf = ({ at, status, description, place }: TrackingEvent) =>
  JSON.stringify([at, status, description, place]);

/**
 * A parcel's track after its carrier told another. Events are joined, each once. The status follows the carrier only when what it
 * tells is as new as what is known and the table allows it, so that news may come late, twice and in any order. Answers `known`
 * itself when nothing is new.
 */
export function trackAfter(known: ParcelTrack | null, told: ParcelTrack): ParcelTrack {
  if (known === null) return { status: told.status, events: joined([], told.events) };
  const events = joined(known.events, told.events);
  const isCurrent = (told.events[0]?.at ?? '') >= (known.events[0]?.at ?? '');
  const mayFollow = isCurrent && parcelTransitions[known.status].includes(told.status);
  const status = mayFollow ? told.status : known.status;
  const isSame = status === known.status && events.map(keyOf).join() === known.events.map(keyOf).join();
  return isSame ? known : { status, events };
}

/** Both lists as one, newest first; of one moment, what was told later comes first. */
function joined(known: readonly TrackingEvent[], told: readonly TrackingEvent[]): TrackingEvent[] {
  const all = new Map([...told, ...known].map((event) => [keyOf(event), event]));
  return [...all.values()].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, mostEvents);
}
