import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { shippingLabels } from '../tables.ts';

/** How long a delivery counts as news; once dismissed, it doesn't come back. */
const toldHours = 48;
const named = 4;

/** Parcels with a label of ours that arrived in the last two days. */
export const deliveredParcels = declareFeedSource({
  name: 'delivered_parcels',
  kind: 'CHANGED',
  words: ['delivered parcel', 'delivered package', 'delivery'],
  async read(context) {
    const now = context.clock.now();
    const rows = await context.db
      .select()
      .from(shippingLabels)
      .where(
        and(
          eq(shippingLabels.storeId, context.storeId),
          eq(shippingLabels.trackingStatus, 'DELIVERED'),
          gt(shippingLabels.deliveredAt, new Date(now.getTime() - toldHours * 3_600_000)),
        ),
      )
      .orderBy(desc(shippingLabels.deliveredAt))
      .limit(100);
    const [first] = rows;
    if (!first) return [];
    const since = rows.reduce(
      (least, { deliveredAt }) => (deliveredAt && deliveredAt < least ? deliveredAt : least),
      now,
    );
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON' },
        title:
          rows.length === 1
            ? `The parcel to ${first.toAddress.name} was delivered`
            : `${count(rows.length, 'parcel')} were delivered`,
        records: rows.slice(0, named).map((row) => ({
          kind: 'shipping_label',
          id: row.id,
          label: `${serviceLabels[row.service]} to ${row.toAddress.name}`,
          detail: `Delivered in ${placeOf(postalOf(row.toAddress))}`,
          path: `/fulfillment-services?tab=labels&id=${row.id}`,
        })),
        recordCount: rows.length,
        figures: [],
        say: 'Show the shipping labels that were delivered',
        sayLabel: 'See what arrived',
        parts: rows.map(({ id }) => id),
        since,
      },
    ];
  },
});
