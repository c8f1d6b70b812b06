import { Link } from 'react-router';
import type { AssistantRun } from '@brandwright/contract/copilot/assistants/entities.ts';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import { RunStatus } from './run-status.tsx';

const triggers: Record<AssistantRun['trigger'], string> = {
  SCHEDULE: 'on schedule',
  RETRY: 'retried',
  HAND: 'started manually',
};

/** Runs, newest first: when, how it ended, what it found, what it called, what waits for a yes. */
export function RunList({ runs, named = false }: { runs: readonly AssistantRun[]; named?: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {runs.map((run) => (
        <li key={run.id} className="py-3 text-sm first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
            <RunStatus status={run.status} />
            {named && <span className="font-medium text-ink">{run.assistantName}</span>}
            <Moment at={run.startedAt ?? run.dueAt} />
            <span>{triggers[run.trigger]}</span>
          </div>
          <p className="mt-1.5 wrap-anywhere">
            {run.found ?? (run.status === 'QUEUED' ? 'Waiting to start.' : 'Running.')}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft empty:hidden">
            {run.calls.length > 0 && (
              <span>{[...new Set(run.calls.map(({ title }) => title))].join(', ')}</span>
            )}
            {run.pendingActionIds.length > 0 && (
              <Link to="/homebase?ask=What+is+waiting+for+my+approval%3F" className="text-ink underline">
                {count(run.pendingActionIds.length, 'action')} proposed
              </Link>
            )}
            {run.conversationId && (
              <Link to={`/llm/${run.conversationId}`} className="text-ink underline">
                Open the chat
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
