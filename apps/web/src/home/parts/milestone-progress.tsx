import { cn } from '#ui/cn.ts';
import { Money } from '#ui/text.tsx';
import type { OutputOfCard } from '../../card-props.ts';

type Stats = Pick<
  OutputOfCard<'sales_stats'>,
  'milestone' | 'next' | 'missingMinor' | 'progressPercent' | 'currency'
>;

/** The level of lifetime sales reached, and the way to the next. */
export function MilestoneProgress({ stats, className }: { stats: Stats; className?: string }) {
  const { milestone, next, missingMinor, progressPercent, currency } = stats;
  return (
    <div className={cn('text-sm', className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {milestone.level === 'DEFAULT' ? (
            'No milestone yet'
          ) : (
            <>
              <span className="text-ink-soft">Milestone </span>
              {milestone.label}
            </>
          )}
        </span>
        {next && (
          <span className="text-ink-soft">
            {next.level === 'FIRST_SALE' || missingMinor === null ? (
              'Your first sale is next'
            ) : (
              <>
                <Money amountMinor={missingMinor} currency={currency} /> to {next.label}
              </>
            )}
          </span>
        )}
      </p>
      {next && (
        <div
          role="progressbar"
          aria-label={`On the way to ${next.label}`}
          aria-valuenow={progressPercent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-2 h-1.5 rounded-full bg-ink/8"
        >
          <div
            className="h-full rounded-full bg-ink/70"
            style={{ width: `${Math.max(1, progressPercent)}%` }}
          />
        </div>
      )}
    </div>
  );
}
