import { useState } from 'react';
import {
  creditStepPriceOf,
  creditStepsOf,
  extrasPriceOf,
  includedExtras,
  mostExtraSeats,
  planOf,
} from '@brandwright/contract/kernel/plan-catalog.ts';
import { changePlanExtras } from '@brandwright/contract/subscriptions/change-plan-extras.ts';
import type { PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import { perCycle } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { Field } from '#ui/input.tsx';
import { Section } from '#ui/section.tsx';

/** How many AI credits a month and how many seats the store pays for beside its plan; what is due is shown before it is paid. */
export function PlanExtras({ plan, mayPay }: { plan: PlanSubscription; mayPay: boolean }) {
  return (
    <Section
      title="AI credits and seats"
      note="More starts right away, and you pay for the rest of the period. Less starts when the period ends."
    >
      <Choice key={`${plan.tier} ${plan.monthlyAiCredits} ${plan.extraSeats}`} plan={plan} mayPay={mayPay} />
    </Section>
  );
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => at);

function Choice({ plan, mayPay }: { plan: PlanSubscription; mayPay: boolean }) {
  const { tier, cycle, currency } = plan;
  const [credits, setCredits] = useState(plan.monthlyAiCredits);
  const [seats, setSeats] = useState(plan.extraSeats);
  const [isReviewing, setReviewing] = useState(false);
  const isSame = credits === plan.monthlyAiCredits && seats === plan.extraSeats;
  const price = extrasPriceOf(tier, cycle, { monthlyAiCredits: credits, extraSeats: seats });
  const priced = (minor: number) =>
    minor === 0 ? 'included' : `${formatMoney(minor, currency)} ${perCycle(cycle)}`;
  const seatMinor = extrasPriceOf(tier, cycle, { ...includedExtras(tier), extraSeats: 1 });
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="AI credits a month" hint="Unused credits don’t roll over.">
          {(tie) => (
            <NativeSelect
              {...tie}
              value={credits}
              disabled={!mayPay}
              onChange={(event) => setCredits(Number(event.target.value))}
            >
              {creditStepsOf(tier).map((step) => (
                <option key={step} value={step}>
                  {formatNumber(step)}, {priced(creditStepPriceOf(tier, cycle, step) ?? 0)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label="Extra seats"
          hint={`${planOf[tier].name} includes ${planOf[tier].seats}. Each one more is ${formatMoney(seatMinor, currency)} ${perCycle(cycle)}.`}
        >
          {(tie) => (
            <NativeSelect
              {...tie}
              value={seats}
              disabled={!mayPay}
              onChange={(event) => setSeats(Number(event.target.value))}
            >
              {upTo(mostExtraSeats).map((number) => (
                <option key={number} value={number}>
                  {number === 0 ? 'None' : formatNumber(number)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      {mayPay && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="solid" disabled={isSame} onClick={() => setReviewing(true)}>
            Review change
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {price === 0 ? 'No extras.' : `${priced(price)} on top of the plan.`}
          </p>
        </div>
      )}
      <OperationDialog
        declaration={changePlanExtras}
        input={isReviewing ? { monthlyAiCredits: credits, seats: { inAll: seats } } : null}
        title="AI credits and seats"
        onClose={() => setReviewing(false)}
      />
    </div>
  );
}
