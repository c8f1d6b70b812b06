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

/** The one state that matters most, with a quiet second line; in one line where rows stand close. */
export function RowStatus({
  order,
  isCompact = false,
}: {
  order: Pick<OrderRow, keyof Standing>;
  isCompact?: boolean;
}) {
  const { label, tone, note } = rowState(order);
  if (isCompact) {
    return (
      <span title={note ?? undefined} className="flex w-0 min-w-full items-baseline gap-2">
        <Status tone={tone}>{label}</Status>
        {note && <span className="hidden truncate text-xs text-ink-soft @4xl:inline">{note}</span>}
      </span>
    );
  }
  return (
    <span className="-my-1 block w-40">
      <Status tone={tone}>{label}</Status>
      {note && (
        <span title={note} className="block w-0 min-w-full truncate pl-4 text-xs text-ink-soft">
          {note}
        </span>
      )}
    </span>
  );
}
