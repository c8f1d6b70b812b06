import { retryProviderInvoice } from '@brandwright/contract/subscriptions/retry-provider-invoice.ts';
import { reactivateSubscription } from '@brandwright/contract/subscriptions/reactivate-subscription.ts';
import type { PlanOverview } from '@brandwright/contract/subscriptions/entities.ts';
import { useState } from 'react';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { standing } from '../labels.ts';
import { PlanFacts } from './plan-facts.tsx';

/** The plan that the store is on, what is wrong with it, and the way to manage it. */
export function PlanSummary({
  overview,
  mayPay,
  onManage,
}: {
  overview: PlanOverview;
  mayPay: boolean;
  onManage: () => void;
}) {
  const { subscription, planName } = overview;
  const [asked, setAsked] = useState<'pay' | 'keep' | null>(null);
  const isOwed = subscription !== null && subscription.openInvoiceId !== null;
  return (
    <section aria-labelledby="your-plan" className="rounded-xl border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="your-plan" className="text-sm text-ink-soft">
            Your plan
          </h2>
          <p className="font-display text-xl">{planName}</p>
        </div>
        {subscription && <Status tone={standing(subscription).tone}>{standing(subscription).label}</Status>}
      </div>
      {isOwed && (
        <div
          role="alert"
          className="mt-4 flex flex-wrap items-center gap-3 rounded-lg bg-bad/8 px-4 py-3 text-sm text-bad"
        >
          <p className="min-w-0 flex-1">
            {subscription.status === 'unpaid'
              ? 'The last invoice wasn’t paid, so the store has only Free features until it is.'
              : 'The last charge failed. We’ll retry a few times. Pay it now to keep the plan.'}
          </p>
          {mayPay && (
            <Button look="bad" size="small" onClick={() => setAsked('pay')}>
              Pay the open invoice
            </Button>
          )}
        </div>
      )}
      <div className="mt-4 max-w-xl">
        {subscription ? (
          <PlanFacts plan={subscription} />
        ) : (
          <p className="text-sm text-ink-soft">Nothing is charged, and nothing renews.</p>
        )}
      </div>
      {mayPay && subscription && (
        <div className="mt-5 flex flex-wrap gap-2">
          {subscription.allowed.reactivate && (
            <Button look="solid" onClick={() => setAsked('keep')}>
              {subscription.status === 'canceled'
                ? `Subscribe to ${subscription.title} again`
                : `Keep ${subscription.title}`}
            </Button>
          )}
          {subscription.status !== 'canceled' && <Button onClick={onManage}>Manage plan</Button>}
        </div>
      )}
      <OperationDialog
        declaration={retryProviderInvoice}
        input={asked === 'pay' ? {} : null}
        title="Pay the open invoice"
        onClose={() => setAsked(null)}
      />
      <OperationDialog
        declaration={reactivateSubscription}
        input={asked === 'keep' ? {} : null}
        title="Keep the plan"
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
