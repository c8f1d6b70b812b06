import { TriangleAlert } from 'lucide-react';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { feesOfWords, reachOfPlan } from '@brandwright/contract/design/crowdfunding/say.ts';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';

/** What the goal must cover, line by line; estimates are said to be. */
export function CostLines({ plan }: { plan: CrowdfundingPlan }) {
  const { reckoning, currency, goalMinor } = plan;
  const { neededMinor, marginMinor, shortMinor } = reckoning;
  const isShort = shortMinor !== null && shortMinor > 0;
  return (
    <section aria-label="What the goal must cover" className="flex flex-col gap-3">
      {neededMinor === null ? (
        <p className="text-sm text-ink-soft">
          Enter the cost per unit and the number of units to see what the goal must cover.
        </p>
      ) : (
        <dl className="flex flex-col">
          {reckoning.costs.map((cost) => (
            <div
              key={cost.label}
              className="flex items-start justify-between gap-4 border-b border-line py-2"
            >
              <dt className="min-w-0">
                <span className="text-sm">{cost.label}</span>
                {cost.isEstimate && <span className="ml-2 text-xs text-warn">Estimate</span>}
                <span className="block text-xs text-ink-soft">{cost.note}</span>
              </dt>
              <dd className="text-sm">
                <Money amountMinor={cost.amountMinor} currency={currency} />
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2 font-semibold">
            <dt className="text-sm">Total needed</dt>
            <dd className="text-sm">
              <Money amountMinor={neededMinor} currency={currency} />
            </dd>
          </div>
        </dl>
      )}
      <FeeLines plan={plan} />
      {neededMinor !== null && marginMinor !== null && goalMinor !== null && (
        <dl>
          <div className={cn('flex justify-between gap-4 text-sm', isShort ? 'text-bad' : 'text-good')}>
            <dt>
              {isShort
                ? `The goal of ${formatMoney(goalMinor, currency)} is short by`
                : `The goal of ${formatMoney(goalMinor, currency)} leaves`}
            </dt>
            <dd>
              <Money amountMinor={isShort ? shortMinor : marginMinor} currency={currency} />
            </dd>
          </div>
        </dl>
      )}
      {reckoning.backersForGoal !== null && !reachOfPlan(plan) && (
        <p className="figures text-sm text-ink-soft">
          {reckoning.backersForGoal.toLocaleString('en-US')} pledges at the lowest reward reach the goal.
        </p>
      )}
      {reckoning.warnings.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {reckoning.warnings.map((warning) => (
            <li key={warning} className="flex gap-2 text-sm text-warn">
              <TriangleAlert aria-hidden className="mt-0.5 size-4" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What platform and payments take of the goal, and of what the rewards bring. */
function FeeLines({ plan: { reckoning, currency } }: { plan: CrowdfundingPlan }) {
  const fees = reckoning.fees.filter(({ of }) => of !== 'NEEDED');
  if (fees.length === 0) return null;
  return (
    <dl aria-label="Estimated fees" className="flex flex-col gap-1 text-sm text-ink-soft">
      {fees.map(({ of, raisedMinor, feesMinor }) => (
        <div key={of} className="flex justify-between gap-4">
          <dt>
            Fees on {feesOfWords[of]}, {formatMoney(raisedMinor, currency)}
            <span className="ml-2 text-xs text-warn">Estimate</span>
          </dt>
          <dd>
            <Money amountMinor={feesMinor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
