import { declareRound } from '../../kernel/jobs/rounds.ts';
import { askCarrier, followedDays, isFollowed, lastStatuses, recordTrack } from './follow-label.ts';
import { changeLabel, lockLabel } from './label-rows.ts';

/** A webhook brings news at once; this is for carriers without one, and for news that got lost. */
const askedEveryHours = 1;

/** Asks carriers about parcels that are on their way. */
export const followParcels = declareRound({
  name: 'follow_parcels',
  everyMs: 300_000,
  table: 'shipping_labels',
  due: (now) =>
    `status = 'BOUGHT' and carrier_label_id is not null
     and coalesce(tracking_status, '') not in (${lastStatuses.map((status) => `'${status}'`).join(', ')})
     and created_at > ${now} - interval '${followedDays} days'
     and (tracked_at is null or tracked_at <= ${now} - interval '${askedEveryHours} hours')`,
  order: 'tracked_at nulls first',
  async run(context, id) {
    const label = await lockLabel(context, id);
    const now = context.clock.now();
    const asked = label.trackedAt?.getTime() ?? 0;
    if (!isFollowed(label, now) || now.getTime() - asked < askedEveryHours * 3_600_000) return;
    let told;
    try {
      told = await askCarrier(context, label);
    } catch (error) {
      // Whatever went wrong, an answer that can't be read too: it is asked again after an hour, and never before those that wait.
      context.log.warn({ labelId: id, error: String(error) }, 'a carrier didn’t say where a parcel is');
      await changeLabel(context, label, { trackedAt: now });
      return;
    }
    await recordTrack(context, label, told);
  },
});
