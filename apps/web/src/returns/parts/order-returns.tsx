import { Link } from 'react-router';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { listReturns } from '@brandwright/contract/returns/list-returns.ts';
import { useOperation } from '#api/use-operation.ts';
import { Section } from '#orders/parts/section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Day, Money } from '#ui/text.tsx';
import { returnAddress } from '../labels.ts';
import { ReturnStatusMark } from './return-status-mark.tsx';

/** What came back of an order, newest first. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const hasReturns = order.returnStatus !== 'NONE';
  const found = useOperation(
    listReturns,
    { orderNumber: order.orderNumber, counts: false, size: 50 },
    { enabled: hasReturns },
  );
  if (!hasReturns) return null;
  return (
    <Section title="Returns">
      {found.isError && <p className="text-sm text-ink-soft">We couldn’t load the returns.</p>}
      {found.isPending && (
        <div role="status" aria-label="Loading returns">
          <SkeletonText lines={2} />
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {found.data?.rows.map((row) => (
          <li key={row.id} className="flex items-start justify-between gap-4 text-sm">
            <span className="flex min-w-0 flex-col">
              <Link
                to={returnAddress(row.id)}
                className="figures font-medium hover:underline hover:underline-offset-4"
              >
                {row.handle}
              </Link>
              <span className="text-xs wrap-anywhere text-ink-soft">
                {row.itemsText} · <Day at={row.createdAt} />
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1">
              <ReturnStatusMark status={row.status} />
              {row.status !== 'CANCELED' && <Money amountMinor={row.refundMinor} currency={row.currency} />}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
