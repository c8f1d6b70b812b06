import { periodLabels } from '@brandwright/contract/home/sales-stats.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { MilestoneProgress } from '../parts/milestone-progress.tsx';

/** What was sold, by period, and how far the next milestone is. */
export function SalesStatsCard({ output }: CardProps<OutputOfCard<'sales_stats'>>) {
  const { asked, currency, period, periods } = output;
  return (
    <Card
      label="Sales"
      title={`Sales ${periodLabels[period]}`}
      aside={<Money amountMinor={asked.netMinor} currency={currency} className="text-lg font-semibold" />}
    >
      <dl className="flex flex-col gap-1.5 text-sm">
        {periods
          .filter((one) => one.period !== period)
          .map((one) => (
            <div key={one.period} className="flex items-baseline gap-3">
              <dt className="min-w-0 flex-1 text-ink-soft first-letter:uppercase">
                {periodLabels[one.period]}
              </dt>
              <dd className="flex items-baseline gap-3">
                <span className="figures text-ink-soft">{count(one.orders, 'order')}</span>
                <Money amountMinor={one.netMinor} currency={currency} className="w-28 text-right" />
              </dd>
            </div>
          ))}
      </dl>
      {asked.refundedMinor > 0 && (
        <p className="mt-3 text-xs text-ink-soft">
          <Money amountMinor={asked.refundedMinor} currency={currency} /> more was paid back and is not
          counted.
        </p>
      )}
      <MilestoneProgress stats={output} className="mt-4 border-t border-line pt-4" />
    </Card>
  );
}
