import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { orderBadges, rowState } from '../order-view.ts';

type Standing = Parameters<typeof orderBadges>[0];

/** Every state of an order that is worth a word. */
export function OrderBadges({ order }: { order: Standing }) {
  return (
    <ul aria-label="Status" className="flex flex-wrap gap-1.5">
      {orderBadges(order).map(({ key, label, tone }) => (
        <li key={key} className="flex">
          <Badge tone={tone}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The one state that matters most, with a quiet second line. */
export function RowStatus({ order }: { order: Pick<OrderRow, keyof Standing> }) {
  const { label, tone, note } = rowState(order);
  return (
    <span className="block min-w-0">
      <Status tone={tone}>{label}</Status>
      {note && (
        <span title={note} className="block max-w-44 truncate pl-4 text-xs text-ink-soft">
          {note}
        </span>
      )}
    </span>
  );
}
