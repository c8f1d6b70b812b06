import { planModuleLabels } from '@brandwright/contract/kernel/plan-catalog.ts';
import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import type {
  BillingCycle,
  OfferedPlan,
  PlanOverview,
} from '@brandwright/contract/subscriptions/entities.ts';
import { planTiers } from '@brandwright/contract/kernel/operation.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatMoney, formatNumber } from '#ui/format.ts';
import { cycleChangeAddress, downgradeAddress, updatedAddress } from '../labels.ts';

export interface PlanChoiceProps {
  plans: readonly OfferedPlan[];
  overview: PlanOverview;
  cycle: BillingCycle;
  trialDays: number;
  mayPay: boolean;
}

/** The plans side by side, each with the one thing that can be done with it. */
export function PlanChoice({ plans, overview, cycle, trialDays, mayPay }: PlanChoiceProps) {
  const [chosen, setChosen] = useState<OfferedPlan | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.tier}>
            <PlanCard
              plan={plan}
              cycle={cycle}
              isSuggested={overview.suggestedUpgrade === plan.tier}
              action={
                mayPay && (
                  <PlanAction
                    plan={plan}
                    overview={overview}
                    cycle={cycle}
                    trialDays={trialDays}
                    onChoose={() => setChosen(plan)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      <OperationDialog
        declaration={changePlan}
        input={chosen && { tier: chosen.tier, cycle }}
        title={chosen ? `Switch to ${chosen.name}` : ''}
        onClose={() => setChosen(null)}
        onDone={() => void navigate(updatedAddress)}
      />
    </>
  );
}

function PlanCard({
  plan,
  cycle,
  isSuggested,
  action,
}: {
  plan: OfferedPlan;
  cycle: BillingCycle;
  isSuggested: boolean;
  action: React.ReactNode;
}) {
  const isYearly = cycle === 'YEARLY';
  const price = isYearly ? plan.yearlyMinor : plan.monthlyMinor;
  const lines = [
    count(plan.seats, 'seat'),
    `${formatNumber(plan.monthlyAiCredits)} AI credits a month`,
    `${formatNumber(plan.monthlyPictures)} AI pictures a month`,
    `Fulfillment at ${formatMoney(plan.fulfillmentMinor, plan.currency)} per order`,
    ...plan.includes,
    ...plan.modules
      .filter((module) => module !== 'MORE_SEATS' && module !== 'FULFILLMENT')
      .map((module) => planModuleLabels[module]),
  ];
  return (
    <article
      aria-label={plan.name}
      className={cn(
        'flex h-full flex-col gap-4 rounded-xl border bg-raised p-5',
        plan.isCurrent ? 'border-ink/45' : 'border-line',
      )}
    >
      <header>
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h3 className="font-display text-lg">{plan.name}</h3>
          {plan.isCurrent ? <Badge>Your plan</Badge> : isSuggested && <Badge tone="info">Suggested</Badge>}
        </div>
        <p className="mt-1">
          <span className="figures text-xl font-semibold">
            {formatMoney(price, plan.currency).replace(/\.00$/, '')}
          </span>
          {price > 0 && <span className="text-sm text-ink-soft"> {isYearly ? 'a year' : 'a month'}</span>}
        </p>
        <p className="text-xs text-ink-soft">
          {price === 0
            ? 'No charge'
            : isYearly
              ? `${formatMoney(Math.round(price / 12), plan.currency)} a month, two months free`
              : `${formatMoney(plan.yearlyMinor, plan.currency).replace(/\.00$/, '')} billed yearly`}
        </p>
      </header>
      <ul className="flex flex-1 flex-col gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            <span>{line}</span>
          </li>
        ))}
        {plan.welcomeCreditMinor > 0 && (
          <li className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            <span>{formatMoney(plan.welcomeCreditMinor).replace(/\.00$/, '')} welcome credit</span>
          </li>
        )}
      </ul>
      {action}
    </article>
  );
}

function PlanAction({
  plan,
  overview,
  cycle,
  trialDays,
  onChoose,
}: {
  plan: OfferedPlan;
  overview: PlanOverview;
  cycle: BillingCycle;
  trialDays: number;
  onChoose: () => void;
}) {
  const { subscription } = overview;
  const isRunning = subscription !== null && subscription.status !== 'canceled';
  if (!isRunning) {
    if (plan.monthlyMinor === 0) return null;
    const isSuggested = overview.suggestedUpgrade === plan.tier;
    return (
      <Button look={isSuggested ? 'accent' : 'outline'} onClick={onChoose}>
        {subscription === null ? `Try ${plan.name} for ${trialDays} days` : `Choose ${plan.name}`}
      </Button>
    );
  }
  if (!subscription.allowed.change) return null;
  if (plan.tier === subscription.tier) {
    if (cycle === subscription.cycle) return null;
    return (
      <Button asChild>
        <Link to={cycleChangeAddress(cycle)}>{cycle === 'YEARLY' ? 'Pay yearly' : 'Pay monthly'}</Link>
      </Button>
    );
  }
  const isMore = planTiers.indexOf(plan.tier) > planTiers.indexOf(subscription.tier);
  if (isMore)
    return (
      <Button look="accent" onClick={onChoose}>
        Upgrade to {plan.name}
      </Button>
    );
  return (
    <Button asChild look="quiet">
      <Link to={downgradeAddress(plan.tier)}>Downgrade to {plan.name}</Link>
    </Button>
  );
}
