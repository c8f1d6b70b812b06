import { useEffect, useState } from 'react';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { messageOf } from '#api/api-error.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { undoEntry } from '#api/undo-entry.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Moment } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { activityBy } from '../activity.ts';

const pageSize = 10;

export interface RecordActivityProps {
  kind: string;
  id: string;
  /** The record as it was read. Once it is read anew, so is what was done with it. */
  stamp: unknown;
  mayUndo: boolean;
  /** Shown where nothing was done. */
  none: string;
}

/** What was done with a record, by whom and through what; what can be undone has a button for it. */
export function RecordActivity({ kind, id, stamp, mayUndo, none }: RecordActivityProps) {
  const [size, setSize] = useState(pageSize);
  const journal = useOperation(
    listJournal,
    { subjectKind: kind, subjectId: id, size },
    { keepPrevious: true },
  );
  // A change of the record also adds a line here, whether made on a screen, by the partner or in another window.
  useEffect(() => invalidateOperations([listJournal.name]), [stamp]);
  return (
    <Load
      query={journal}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={(data) => data.total === 0}
      empty={<p className="text-sm text-ink-soft">{none}</p>}
    >
      {(data) => (
        <>
          <ol className="flex flex-col divide-y divide-line">
            {data.entries.map((entry) => (
              <li key={entry.id} className="flex items-start gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
                <span className="min-w-0 flex-1">
                  <span className={entry.undoneAt ? 'text-ink-soft line-through' : ''}>{entry.summary}</span>
                  <span className="block text-xs text-ink-soft">
                    {activityBy(entry)} · <Moment at={entry.createdAt} />
                    {entry.undoneAt && (
                      <>
                        {' · undone '}
                        <Moment at={entry.undoneAt} />
                      </>
                    )}
                  </span>
                </span>
                {mayUndo && entry.mayUndo && !entry.undoneAt && (
                  <UndoButton entryId={entry.id} what={entry.summary} />
                )}
              </li>
            ))}
          </ol>
          {data.total > data.entries.length && (
            <Button
              look="quiet"
              size="small"
              className="mt-2 -ml-3"
              busy={journal.isFetching}
              onClick={() => setSize(size + pageSize)}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </Load>
  );
}

function UndoButton({ entryId, what }: { entryId: string; what: string }) {
  const [isBusy, setBusy] = useState(false);
  async function undo() {
    setBusy(true);
    try {
      await undoEntry(entryId);
      toast.done('Undone.');
    } catch (error) {
      toast.failed(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <Button
      size="small"
      look="quiet"
      className="-my-1.5"
      busy={isBusy}
      aria-label={`Undo: ${what}`}
      onClick={() => void undo()}
    >
      Undo
    </Button>
  );
}
