import type { listAiCreditPrices } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-prices.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { formatNumber } from '#ui/format.ts';
import { Figure } from '#ui/text.tsx';

type Prices = OutputOf<typeof listAiCreditPrices>;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What each thing costs in AI credits, and what comes with it. */
export function PriceList({ prices }: Pick<Prices, 'prices'>) {
  return (
    <ul aria-label="Prices" className="divide-y divide-line">
      {prices.map(({ use, name, credits, includes }) => (
        <li key={use} className="flex items-baseline gap-4 py-2.5 text-sm">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{capital(name)}</span>
            <span className="block text-xs text-ink-soft">{includes}</span>
          </span>
          <Figure value={credits} className="font-medium" />
        </li>
      ))}
    </ul>
  );
}

/** AI credits of a month by plan, the steps that can be chosen behind the one that is included. */
export function PlanCredits({ plans }: Pick<Prices, 'plans'>) {
  return (
    <dl aria-label="AI credits a month by plan" className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {plans.map(({ planType, planName, steps }) => (
        <div key={planType}>
          <dt className="text-ink-soft">{planName}</dt>
          <dd className="figures font-medium">
            {formatNumber(steps[0] ?? 0)}
            {steps.length > 1 && (
              <span className="font-normal text-ink-soft"> up to {formatNumber(steps.at(-1) ?? 0)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
