import { Fragment } from 'react';
import { Printer } from 'lucide-react';
import type { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { byReason } from '@brandwright/contract/fulfillment/label-batch.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { OrderLink } from '#orders/parts/order-link.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { LabelsTable } from './labels-table.tsx';

type Bought = OutputOf<typeof buyLabels>;

/** Labels that were bought together, then those that weren't, with why. */
export function BoughtLabels({ bought, most = 25 }: { bought: Bought; most?: number }) {
  const { labels, unlabeled } = bought;
  const failed = labels.filter(({ failure }) => failure !== null);
  return (
    <div className="flex flex-col gap-4">
      {labels.length > 0 && <LabelsTable rows={labels.slice(0, most)} density="compact" />}
      {failed.map(({ labelId, orderNumber, failure }) => (
        <p key={labelId} className="text-sm text-bad">
          {orderNumber !== null && `#${orderNumber}: `}
          {failure}
        </p>
      ))}
      {unlabeled.length > 0 && (
        <section aria-label="Not labeled">
          <h3 className="pb-1 text-sm font-semibold">Not labeled</h3>
          <ul className="flex flex-col gap-1 text-sm text-ink-soft">
            {[...byReason(unlabeled)].map(([reason, orders]) => (
              <li key={reason}>
                {orders.map(({ orderNumber }, at) => (
                  <Fragment key={orderNumber}>
                    {at > 0 && ', '}
                    <OrderLink orderNumber={orderNumber} className="text-ink" />
                  </Fragment>
                ))}
                : {reason}.
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Downloads them all, or leads to the bank where a payment waits for its person; null where there is neither. */
export function BoughtLabelsActions({ bought, size }: { bought: Bought; size?: 'small' | 'medium' }) {
  const { pdf, actionUrl } = bought;
  if (!pdf && !actionUrl) return null;
  return (
    <>
      {pdf && (
        <Button asChild size={size ?? 'medium'} look="solid">
          <a href={pdf.url} download={pdf.name}>
            <Printer aria-hidden />
            Download {count(pdf.labels, 'label')}
          </a>
        </Button>
      )}
      {actionUrl && (
        <Button asChild size={size ?? 'medium'}>
          <a href={actionUrl}>Confirm the payment</a>
        </Button>
      )}
    </>
  );
}
