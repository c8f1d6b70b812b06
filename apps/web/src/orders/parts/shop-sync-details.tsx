import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import { Figure, Moment } from '#ui/text.tsx';

/** What came in from the shop the last time, and what was left out. `most`: so many of the left-out ones are named. */
export function ShopSyncDetails({ sync, most }: { sync: ShopOrderSync; most: number }) {
  const { skipped, skippedCount, unknownSkus } = sync;
  const shown = skipped.slice(0, most);
  return (
    <div className="flex flex-col gap-3">
      <Details
        columns={2}
        items={[
          { label: 'New orders', value: <Figure value={sync.cameIn} />, strong: true },
          { label: 'Updated', value: <Figure value={sync.changed} /> },
          { label: 'Unchanged', value: sync.unchanged > 0 ? <Figure value={sync.unchanged} /> : null },
          {
            label: 'Left out',
            value: skippedCount > 0 ? <Figure value={skippedCount} className="text-bad" /> : null,
          },
          { label: 'Last full sync', value: sync.lastSyncedAt && <Moment at={sync.lastSyncedAt} /> },
          { label: 'SKUs not in the catalog', value: unknownSkus.length > 0 ? unknownSkus.join(', ') : null },
          {
            label: 'Shipments not reported',
            value: sync.untold > 0 ? <Figure value={sync.untold} className="text-bad" /> : null,
          },
        ]}
      />
      {shown.length > 0 && (
        <ul aria-label="Left out" className="flex flex-col gap-1 text-sm">
          {shown.map(({ order, why }) => (
            <li key={`${order} ${why}`} className="wrap-anywhere">
              <span className="font-medium">{order}</span> <span className="text-ink-soft">{why}</span>
            </li>
          ))}
          {skippedCount > shown.length && (
            <li className="text-ink-soft">and {count(skippedCount - shown.length, 'more order')}</li>
          )}
        </ul>
      )}
      {sync.failure && (
        <p role="alert" className="text-sm text-bad">
          {sync.failure}
        </p>
      )}
    </div>
  );
}
