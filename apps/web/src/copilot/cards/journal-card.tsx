import type { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { CardProps } from '../../card-props.ts';
import { MoreRows } from './more-rows.tsx';
import { UndoButton } from '../undo-line.tsx';

const how = {
  hand: 'in the app',
  partner: 'by the partner',
  token: 'over the API',
  system: 'automatically',
} as const;

/** What was done, by whom and how, newest first; what can be taken back has its Undo. */
export function JournalCard({ output, density }: CardProps<OutputOf<typeof listJournal>>) {
  const shown = density === 'thread' ? output.entries.slice(0, 8) : output.entries;
  if (shown.length === 0) return null;
  return (
    <Card title={count(output.total, 'change')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 px-4 py-2.5 text-sm">
            <div className="min-w-0 flex-1">
              <p>{entry.summary}</p>
              <p className="text-xs text-ink-soft">
                {entry.by ? `${entry.by}, ` : ''}
                {how[entry.via]} · <Moment at={entry.createdAt} />
              </p>
            </div>
            {(entry.mayUndo || entry.undoneAt !== null) && (
              <UndoButton entryId={entry.id} isUndone={entry.undoneAt !== null} />
            )}
          </li>
        ))}
      </ul>
      <MoreRows total={output.total} shown={shown.length} />
    </Card>
  );
}
