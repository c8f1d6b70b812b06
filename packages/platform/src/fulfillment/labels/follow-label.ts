import { labelReads } from '@brandwright/contract/fulfillment/entities.ts';
import { shipmentStatus, type ShipmentStatus } from '@brandwright/contract/orders/enums.ts';
import { orderReads } from '@brandwright/contract/orders/order-ref.ts';
import { recordShipmentTracking } from '@brandwright/contract/orders/record-shipment-tracking.ts';
import {
  parcelTransitions,
  trackAfter,
  type ParcelTrack,
} from '@brandwright/contract/orders/tracking-rules.ts';
import type { Tracking } from '@brandwright/providers';
import type { Context } from '../../kernel/request/context.ts';
import { within } from './finish-label.ts';
import { changeLabel, lockLabel } from './label-rows.ts';
import type { LabelRecord } from '../tables.ts';

/** After this long without news, a parcel is no longer asked about. */
export const followedDays = 60;

/** Where a parcel's way ends: its carrier isn't asked any more. */
export const lastStatuses: readonly ShipmentStatus[] = shipmentStatus.options.filter(
  (status) => status === 'DELIVERED' || parcelTransitions[status].length === 0,
);

/** Whether its carrier is still asked where the parcel is. */
export const isFollowed = (label: LabelRecord, now: Date): boolean =>
  label.status === 'BOUGHT' &&
  label.carrierLabelId !== null &&
  !(label.trackingStatus !== null && lastStatuses.includes(label.trackingStatus)) &&
  now.getTime() - label.createdAt.getTime() < followedDays * 86_400_000;

/** What is on record of where a parcel is; null before its carrier said anything. */
export const knownTrack = ({ trackingStatus, trackingEvents }: LabelRecord): ParcelTrack | null =>
  trackingStatus === null ? null : { status: trackingStatus, events: trackingEvents };

/** What the carrier says now; undefined before it knows anything. Errors: upstream, not_found. */
export async function askCarrier(context: Context, label: LabelRecord): Promise<Tracking | undefined> {
  const { carrierLabelId, trackingNumber, service } = label;
  if (carrierLabelId === null || trackingNumber === null) return undefined;
  return context.providers.shipping.track({ carrierLabelId, trackingNumber, service });
}

/**
 * Asks the carrier where the parcel of a label is and records it, with the order's shipment. For the system only. Answers whether
 * something was new. Errors: upstream, not_found.
 */
export async function followLabel(context: Context, labelId: string): Promise<boolean> {
  const label = await lockLabel(context, labelId);
  // A webhook may tell that what was delivered came back.
  if (!isFollowed(label, context.clock.now()) && label.trackingStatus !== 'DELIVERED') return false;
  return recordTrack(context, label, await askCarrier(context, label));
}

/**
 * Records what a carrier told of the parcel of a label that is locked, with the order's shipment. Late or repeated news changes
 * nothing. Answers whether something was new.
 */
export async function recordTrack(
  context: Context,
  label: LabelRecord,
  told: Tracking | undefined,
): Promise<boolean> {
  const now = context.clock.now();
  const known = knownTrack(label);
  const after = told ? trackAfter(known, told) : known;
  if (after === known || after === null) {
    await changeLabel(context, label, { trackedAt: now });
    return false;
  }
  const { status, events } = after;
  const delivered = events.find((event) => event.status === 'DELIVERED');
  await changeLabel(context, label, {
    trackedAt: now,
    trackingStatus: status,
    trackingEvents: events,
    ...(status === 'DELIVERED' && delivered ? { deliveredAt: new Date(delivered.at) } : {}),
  });
  const { shipmentId } = label;
  if (shipmentId !== null)
    await within(context, () =>
      context.call(recordShipmentTracking, { shipmentId, status, events: [...events] }),
    );
  await context.events.publish({ type: 'invalidate', operations: [...labelReads, ...orderReads] });
  return true;
}
