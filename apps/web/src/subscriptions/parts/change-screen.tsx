import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PlanTier } from '@brandwright/contract/kernel/operation.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import type { BillingCycle, PlanChange } from '@brandwright/contract/subscriptions/entities.ts';
import { previewPlanChange } from '@brandwright/contract/subscriptions/preview-plan-change.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { planTabAddress, updatedAddress } from '../labels.ts';
import { needsAdmin, notInPreview, usePlanPermissions } from '../use-plan-permissions.ts';
import { BenefitList } from './benefit-list.tsx';
import { DueLines } from './due-lines.tsx';

/** What a change costs now and later, what it brings and takes, and the button that does exactly that. */
export function ChangeReview({
  asked,
  above,
}: {
  asked: { tier?: PlanTier; cycle?: BillingCycle };
  above?: ReactNode;
}) {
  const found = useOperation(previewPlanChange, asked, { keepPrevious: true });
  return (
    <div className="flex flex-col gap-6">
      {above}
      <Load query={found} skeleton={<Skeleton className="h-64 w-full" />}>
        {(change) => <Review change={change} isStale={found.isPlaceholderData} />}
      </Load>
    </div>
  );
}

function Review({ change, isStale }: { change: PlanChange; isStale: boolean }) {
  const navigate = useNavigate();
  const { isKnown, mayPay, isPreview, askOwner } = usePlanPermissions();
  const action = useAction(changePlan, { onDone: () => void navigate(updatedAddress) });
  const { to, kind, dueNowMinor, currency, quotedAt } = change;
  if (kind === 'SAME')
    return (
      <div className="rounded-xl border border-line bg-raised p-5">
        <p>
          The store is already on {to.title}, billed {to.cycle === 'YEARLY' ? 'yearly' : 'monthly'}.
        </p>
        <BackButton />
      </div>
    );
  const verb =
    dueNowMinor > 0
      ? `Pay ${formatMoney(dueNowMinor, currency)}`
      : kind === 'CANCEL'
        ? 'Move to Free'
        : kind === 'CYCLE'
          ? `Change to ${to.cycle === 'YEARLY' ? 'yearly' : 'monthly'}`
          : `Change to ${to.title}`;
  return (
    <>
      <section aria-label="What it costs" className="rounded-xl border border-line bg-raised p-5">
        <DueLines change={change} />
      </section>
      {change.warnings.map((warning) => (
        <p key={warning} role="note" className="rounded-lg bg-warn/8 px-4 py-3 text-sm text-warn">
          {warning}
        </p>
      ))}
      {change.gains.length + change.loses.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-2">
          <BenefitList label="What you’d get" lines={change.gains} />
          <BenefitList label="What you’d lose" lines={change.loses} gone />
        </div>
      )}
      {action.error && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(action.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {mayPay && (
          <Button
            look="accent"
            busy={action.isRunning}
            disabled={isStale}
            onClick={() => void action.run({ tier: to.tier, cycle: to.cycle, quotedAt, dueNowMinor })}
          >
            {verb}
          </Button>
        )}
        <BackButton />
      </div>
      {isKnown && !mayPay && (
        <p className="text-sm text-ink-soft">{isPreview ? notInPreview : `${needsAdmin} ${askOwner}`}</p>
      )}
    </>
  );
}

function BackButton() {
  return (
    <Button asChild look="quiet">
      <Link to={planTabAddress}>Keep current plan</Link>
    </Button>
  );
}
