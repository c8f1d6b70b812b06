import { refundKindLabels } from '@brandwright/contract/orders/enums.ts';
import type { OrderRefund } from '@brandwright/contract/orders/entities.ts';
import { Money, Moment } from '#ui/text.tsx';

/** Refunds, newest first: of what, why, when, how much. */
export function RefundList({ refunds, currency }: { refunds: readonly OrderRefund[]; currency: string }) {
  return (
    <ul className="flex flex-col gap-2">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex items-baseline justify-between gap-4 text-sm">
          <span className="min-w-0">
            <span className="block wrap-anywhere">{ofWhat(refund)}</span>
            <span className="text-xs text-ink-soft">
              {refund.reason}
              {refund.toCredit && ' · to store credit'}
              {refund.status === 'PENDING' && ' · on its way'} · <Moment at={refund.createdAt} />
            </span>
          </span>
          <Money amountMinor={-refund.amountMinor} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function ofWhat({ kind, lines }: OrderRefund): string {
  if (lines.length === 0) return refundKindLabels[kind];
  const items = lines.map(({ title, units }) => (units === null ? title : `${units} × ${title}`)).join(', ');
  return kind === 'CANCEL' ? `Canceled ${items}` : items;
}
