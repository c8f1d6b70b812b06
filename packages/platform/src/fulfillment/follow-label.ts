import { OperationError } from '@brandwright/contract';
import { labelReads } from '@brandwright/contract/fulfillment/entities.ts';
import { orderReads } from '@brandwright/contract/orders/order-ref.ts';
import { recordShipmentTracking } from '@brandwright/contract/orders/record-shipment-tracking.ts';
import {
  parcelTransitions,
  trackAfter,
  type ParcelTrack,
} from '@brandwright/contract/orders/tracking-rules.ts';
import type { Tracking } from '@brandwright/providers';
import { declareRound } from '../kernel/jobs/rounds.ts';
import type { Context } from '../kernel/request/context.ts';
import { within } from './finish-label.ts';
import { changeLabel, lockLabel } from './label-rows.ts';
import type { LabelRecord } from './tables.ts';

/** A parcel of which nothing was heard so long is not asked about any more. */
const followedDays = 60;
/** A webhook brings news at once; this is for carriers without one, and for news that got lost. */
const askedEveryHours = 1;

const isOver = ({ trackingStatus }: Pick<LabelRecord, 'trackingStatus'>) =>
  trackingStatus !== null &&
  (trackingStatus === 'DELIVERED' || parcelTransitions[trackingStatus].length === 0);

/** Whether its carrier is still asked where the parcel is. */
export const isFollowed = (label: LabelRecord, now: Date): boolean =>
  label.status === 'BOUGHT' &&
  label.carrierLabelId !== null &&
  !isOver(label) &&
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
 * Asks the carrier where the parcel of a label is and records it, with the order's shipment. News that came late or twice changes
 * nothing. For the system only. Answers whether something was new. Errors: upstream, not_found.
 */
export async function followLabel(context: Context, labelId: string): Promise<boolean> {
  const label = await lockLabel(context, labelId);
  const now = context.clock.now();
  // A webhook may tell that what was delivered came back.
  if (!isFollowed(label, now) && label.trackingStatus !== 'DELIVERED') return false;
  const told = await askCarrier(context, label);
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
    await within(context, 'track', () =>
      context.call(recordShipmentTracking, { shipmentId, status, events: [...events] }),
    );
  await context.events.publish({ type: 'invalidate', operations: [...labelReads, ...orderReads] });
  return true;
}

/** Asks carriers about parcels that are on their way. */
export const followParcels = declareRound({
  name: 'follow_parcels',
  everyMs: 300_000,
  table: 'shipping_labels',
  due: (now) =>
    `status = 'BOUGHT' and carrier_label_id is not null
     and coalesce(tracking_status, '') not in ('DELIVERED', 'RETURNED', 'REPLACED')
     and created_at > ${now} - interval '${followedDays} days'
     and (tracked_at is null or tracked_at <= ${now} - interval '${askedEveryHours} hours')`,
  order: 'tracked_at nulls first',
  async run(context, id) {
    const label = await lockLabel(context, id);
    const now = context.clock.now();
    const asked = label.trackedAt?.getTime() ?? 0;
    if (!isFollowed(label, now) || now.getTime() - asked < askedEveryHours * 3_600_000) return;
    try {
      await followLabel(context, id);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      // Asked again after an hour: a carrier that doesn't answer one isn't asked by every round.
      context.log.warn({ labelId: id, error: error.message }, 'a carrier didn’t say where a parcel is');
      await changeLabel(context, label, { trackedAt: now });
    }
  },
});
