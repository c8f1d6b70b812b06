import type { PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { formatNumber } from '#ui/format.ts';
import { Details } from '#ui/details.tsx';
import { planDay } from '../labels.ts';

/** What a subscription costs, and what happens to it when. */
export function PlanFacts({ plan }: { plan: PlanSubscription }) {
  const end = planDay(plan.currentPeriodEnd);
  const isOver = plan.status === 'canceled';
  return (
    <Details
      items={[
        { label: 'Price', value: priceWords(plan.amountMinor, plan.currency, plan.cycle) },
        { label: 'AI credits a month', value: formatNumber(plan.monthlyAiCredits) },
        { label: 'Extra seats', value: plan.extraSeats > 0 && formatNumber(plan.extraSeats) },
        { label: 'Trial until', value: plan.trialEndsAt && planDay(plan.trialEndsAt) },
        {
          label: 'Paused until',
          value: plan.isPaused && (plan.resumesAt ? planDay(plan.resumesAt) : 'You resume it'),
        },
        {
          label: 'Renews',
          value: !isOver && !plan.isPaused && !plan.cancelsAtPeriodEnd && plan.next === null && end,
        },
        { label: 'Ends', value: !isOver && plan.cancelsAtPeriodEnd && end },
        { label: 'Canceled', value: isOver && plan.canceledAt && planDay(plan.canceledAt) },
        {
          label: 'Changes',
          value:
            plan.next &&
            `${plan.next.title}, ${priceWords(plan.next.amountMinor, plan.currency, plan.next.cycle)}, on ${planDay(plan.next.at)}`,
        },
        { label: 'Discount', value: plan.percentOff && `${plan.percentOff}% off the next invoices` },
      ]}
    />
  );
}
