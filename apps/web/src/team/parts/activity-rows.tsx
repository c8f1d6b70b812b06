import { viaLabels } from '@brandwright/contract/copilot/journal-filter.ts';
import type { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { areaWords } from '@brandwright/contract/copilot/suggestions/area-words.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { UndoButton } from '#copilot/undo-line.tsx';
import { cn } from '#ui/cn.ts';
import { Moment } from '#ui/text.tsx';

type Entry = OutputOf<typeof listJournal>['entries'][number];

/** Entries of the journal: what, who, how and when. Undo is only offered to those who may: a refusal would log them out. */
export function ActivityRows({ entries, isStale }: { entries: readonly Entry[]; isStale: boolean }) {
  return (
    <ul aria-label="Activity" className={cn('divide-y divide-line', isStale && 'opacity-60')}>
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-3 py-3 text-sm">
          <div className="min-w-0 flex-1">
            <p className={cn('wrap-anywhere', entry.undoneAt && 'text-ink-soft line-through')}>
              {entry.summary}
            </p>
            <p className="mt-0.5 text-xs text-ink-soft">
              {[entry.by, viaLabels[entry.via], entry.area && areaWords[entry.area].label]
                .filter((part) => part)
                .join(' · ')}{' '}
              · <Moment at={entry.createdAt} />
            </p>
          </div>
          {(entry.mayUndo || entry.undoneAt !== null) && (
            <UndoButton entryId={entry.id} isUndone={entry.undoneAt !== null} />
          )}
        </li>
      ))}
    </ul>
  );
}
