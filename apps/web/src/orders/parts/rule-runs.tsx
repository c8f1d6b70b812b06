import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { Moment } from '#ui/text.tsx';
import { OrderLink } from './order-link.tsx';

type Run = OutputOf<typeof listOrderRuleRuns>['runs'][number];

/** Which rule acted on which order, and what it did. */
export function RuleRuns({ runs, isOfOneRule = false }: { runs: readonly Run[]; isOfOneRule?: boolean }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {runs.map((run) => (
        <li key={run.id} className="flex items-start gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
          <OrderLink id={run.orderId} orderNumber={run.orderNumber} className="w-14 shrink-0" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {run.did.join('; ')}
            <span className="block text-xs text-ink-soft">
              {!isOfOneRule && `${run.ruleName} · `}
              <Moment at={run.at} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
