import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { WatchList } from '../parts/watch-list.tsx';

/** The duties that are watched, those that change first on top. */
export function DutyWatchesCard({ output, density }: CardProps<OutputOfCard<'duty_watches'>>) {
  const shown = density === 'thread' ? output.watches.slice(0, 6) : output.watches;
  return (
    <Card
      label="Duty watch"
      title="Duty watch"
      note={
        output.total > shown.length
          ? `${shown.length} of ${output.total}`
          : count(output.total, 'duty', 'duties')
      }
    >
      <div className="flex flex-col gap-3">
        {shown.length === 0 ? (
          <p className="text-sm text-ink-soft">No watched duties yet.</p>
        ) : (
          <WatchList watches={shown} />
        )}
        <p className="text-xs text-ink-soft">
          {[output.scheduleRevision, output.staleWarning].filter(Boolean).join('. ')}
        </p>
      </div>
    </Card>
  );
}
