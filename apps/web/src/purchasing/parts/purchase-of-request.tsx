import { Link } from 'react-router';
import { purchaseStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { useOperation } from '#api/use-operation.ts';
import { Status } from '#ui/badge.tsx';
import { Money } from '#ui/text.tsx';
import { purchaseAddress, purchaseTones } from '../labels.ts';
import { NextSteps } from './next-steps.tsx';

/** What became of an accepted quote: its purchase order, and how to pay for it. */
export function PurchaseOfRequest({ purchaseItemId }: { purchaseItemId: string }) {
  const item = useOperation(getPurchaseItem, { purchaseItemId }).data;
  if (!item) return null;
  return (
    <section
      aria-label="Purchase order"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-raised p-4 text-sm"
    >
      <p className="min-w-0 flex-1">
        <Link
          to={purchaseAddress(item.purchaseItemId)}
          className="font-semibold hover:underline hover:underline-offset-4"
        >
          Purchase order: {item.title}
        </Link>
        <span className="flex flex-wrap gap-x-4 text-ink-soft">
          <Status tone={purchaseTones[item.status]}>{purchaseStatusLabels[item.status]}</Status>
          <Money amountMinor={item.totalMinor} currency={item.currency} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <NextSteps item={item} />
      </div>
    </section>
  );
}
