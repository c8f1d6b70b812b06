import { useState } from 'react';
import { Link } from 'react-router';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { listPlans } from '@brandwright/contract/subscriptions/list-plans.ts';
import type { BillingCycle } from '@brandwright/contract/subscriptions/entities.ts';
import { useOperation } from '#api/use-operation.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Details } from '#ui/details.tsx';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readStep, type ManageStep } from '../manage-steps.ts';
import { needsAdmin, notInPreview, usePlanPermissions } from '../use-plan-permissions.ts';
import { AccountCredit } from './account-credit.tsx';
import { CycleToggle } from './cycle-toggle.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { ManagePlanDialog } from './manage-plan-dialog.tsx';
import { PlanExtras } from './plan-extras.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanSummary } from './plan-summary.tsx';

/** The store's plan: how it stands, the others, what was billed. `?open=manage_plan` opens its management. */
export function PlanAndBilling() {
  const [query, change] = useQueryState();
  const found = useOperation(getSubscription, {});
  const { isKnown, mayPay, isPreview, askOwner } = usePlanPermissions();
  const step = readStep(query);
  const go = (next: ManageStep) =>
    change({ tab: 'plan', open: null, step: next === 'overview' ? null : next, about: null });
  return (
    <div className="flex flex-col gap-10">
      {isKnown && !mayPay && (
        <p role="note" className="-mb-4 text-sm text-ink-soft">
          {isPreview ? notInPreview : `${needsAdmin} ${askOwner}`}
        </p>
      )}
      <Load query={found} skeleton={<Skeleton className="h-52 w-full" />}>
        {(overview) => (
          <>
            <PlanSummary overview={overview} mayPay={mayPay} onManage={() => go('manage_plan')} />
            {mayPay && step !== 'overview' && (
              <ManagePlanDialog step={step} overview={overview} query={query} onGo={go} />
            )}
          </>
        )}
      </Load>
      {found.data?.subscription?.allowed.change === true && (
        <PlanExtras plan={found.data.subscription} mayPay={mayPay} />
      )}
      {/* The plans are compared with the store’s own: where that can’t be read, its error is enough. */}
      {!found.isError && <Plans mayPay={mayPay} />}
      <AccountCredit />
      <InvoiceList />
    </div>
  );
}

function Plans({ mayPay }: { mayPay: boolean }) {
  const overview = useOperation(getSubscription, {}).data;
  const [chosen, setChosen] = useState<BillingCycle | null>(null);
  const cycle = chosen ?? overview?.subscription?.cycle ?? 'MONTHLY';
  const found = useOperation(listPlans, { cycle }, { keepPrevious: true });
  return (
    <Section
      title="Plans"
      note="Upgrades start right away, and you pay for the rest of the period. Downgrades start when the period ends."
      actions={<CycleToggle value={cycle} onChange={setChosen} />}
    >
      <Load query={found} skeleton={<Skeleton className="h-96 w-full" />}>
        {({ plans, trialDays, usagePrices }) => (
          <>
            {overview && (
              <PlanChoice
                plans={plans}
                overview={overview}
                cycle={cycle}
                trialDays={trialDays}
                mayPay={mayPay}
              />
            )}
            <div className="mt-8 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
              <div>
                <h3 className="text-sm font-semibold">Usage charges</h3>
                <p className="mt-1 text-sm text-ink-soft">
                  Billed as you go. Manage your cards under{' '}
                  <Link to="/payments" className="underline underline-offset-4">
                    Payments
                  </Link>
                  .
                </p>
              </div>
              <Details
                columns={2}
                items={usagePrices.map(({ what, price }) => ({ label: what, value: price }))}
              />
            </div>
          </>
        )}
      </Load>
    </Section>
  );
}
