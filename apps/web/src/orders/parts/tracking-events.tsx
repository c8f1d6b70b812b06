import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

export interface TrackingEventsProps {
  /** Newest first. */
  events: readonly { at: string; description: string; place: string | null }[];
  most?: number;
}

/** What happened to a parcel, newest first, on one line downward. */
export function TrackingEvents({ events, most = 4 }: TrackingEventsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, most);
  const more = events.length - shown.length;
  if (events.length === 0) return <p className="text-sm text-ink-soft">The carrier hasn’t scanned it yet.</p>;
  return (
    <div>
      <ol aria-label="Tracking, newest first" className="flex flex-col">
        {shown.map((event, index) => (
          <li key={`${event.at} ${event.description}`} className="relative flex gap-3 pb-3 text-sm last:pb-0">
            {index < shown.length - 1 && (
              <span aria-hidden className="absolute top-3 bottom-0 left-[3.5px] w-px translate-y-1 bg-line" />
            )}
            <span
              aria-hidden
              className={cn('mt-1.5 size-2 shrink-0 rounded-full', index === 0 ? 'bg-ink' : 'bg-ink/25')}
            />
            <span className="min-w-0 flex-1">
              <span className={cn('block', index > 0 && 'text-ink-soft')}>{event.description}</span>
              <span className="text-xs text-ink-soft">
                <Moment at={event.at} />
                {event.place && ` · ${event.place}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setWhole(true)}>
          {count(more, 'earlier event')}
        </Button>
      )}
    </div>
  );
}
