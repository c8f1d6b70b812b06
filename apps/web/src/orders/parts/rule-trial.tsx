import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { count, formatNumber } from '#ui/format.ts';
import { Day, Money } from '#ui/text.tsx';
import { OrderLink } from './order-link.tsx';

export type RuleTrial = OutputOf<typeof tryOrderRule>;

/** What a rule would have done to past orders: how many it catches, and each of them with what an earlier rule decides. */
export function RuleTrialView({ trial }: { trial: RuleTrial }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        <span className="figures font-semibold">{formatNumber(trial.total)}</span> of{' '}
        {trial.isCut && 'the newest '}
        {count(trial.looked, 'order')} from <Day at={trial.from} /> to <Day at={trial.to} />. Nothing was
        changed.
      </p>
      {trial.yielding > 0 && (
        <p className="text-ink-soft">An earlier rule comes first on {count(trial.yielding, 'order')}.</p>
      )}
      {trial.leftAlone > 0 && (
        <p className="text-ink-soft">
          {count(trial.leftAlone, trial.total === 0 ? 'order' : 'more order')} would match but came in shipped
          or canceled, and would be left alone.
        </p>
      )}
      {trial.orders.length > 0 && (
        <ul aria-label="Orders it would have caught" className="flex flex-col divide-y divide-line">
          {trial.orders.map((order) => (
            <li key={order.orderId} className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
              <OrderLink id={order.orderId} orderNumber={order.orderNumber} className="w-14 shrink-0" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {order.did.join('; ')}
                <span className="block text-xs text-ink-soft">
                  {order.customerName} · <Day at={order.placedAt} />
                </span>
              </span>
              <Money
                amountMinor={order.totalMinor}
                currency={order.currency}
                className="shrink-0 text-ink-soft"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
