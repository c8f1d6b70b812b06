import type { OrderStatusChange } from '@brandwright/contract/orders/entities.ts';
import { Status } from '#ui/badge.tsx';
import { Moment } from '#ui/text.tsx';
import { productionLabels } from '../labels.ts';

/** Every change of the production status, newest first: to what, when, by whom, why. */
export function StatusHistory({ history }: { history: readonly OrderStatusChange[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {history.map((change) => {
        const { label, tone } = productionLabels[change.to];
        return (
          <li key={change.id} className="flex flex-col gap-0.5 py-2.5 text-sm first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Status tone={tone}>{label}</Status>
              <span className="text-xs text-ink-soft">
                {change.by} · <Moment at={change.at} />
              </span>
            </span>
            {change.reason && <span className="pl-4 text-ink-soft">{change.reason}</span>}
          </li>
        );
      })}
    </ol>
  );
}
