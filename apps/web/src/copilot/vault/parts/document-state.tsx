import type { ChangedDocument, DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { Status } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';

const states: Readonly<Record<DocumentStatus, { tone: Tone; word: string }>> = {
  QUEUED: { tone: 'neutral', word: 'Waiting' },
  EXTRACTING: { tone: 'info', word: 'Reading' },
  READY: { tone: 'good', word: 'Ready' },
  FAILED: { tone: 'bad', word: 'Couldn’t be read' },
};

/** Whether a document can be searched yet. */
export function DocumentState({
  document,
}: {
  document: Pick<ChangedDocument, 'status' | 'percent' | 'note'>;
}) {
  const { tone, word } = states[document.status];
  const isRunning = document.status === 'EXTRACTING';
  return (
    <span role="status" title={isRunning ? document.note : undefined}>
      <Status tone={tone}>
        {isRunning && document.percent > 0 ? `${word}, ${document.percent}%` : word}
      </Status>
    </span>
  );
}
