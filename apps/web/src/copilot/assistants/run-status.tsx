import type { AssistantRun } from '@brandwright/contract/copilot/assistants/entities.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';

const faces: Record<AssistantRun['status'], { tone: Tone; word: string }> = {
  QUEUED: { tone: 'neutral', word: 'Waiting' },
  RUNNING: { tone: 'info', word: 'Running' },
  DONE: { tone: 'good', word: 'Done' },
  FAILED: { tone: 'bad', word: 'Failed' },
};

export function RunStatus({ status }: Pick<AssistantRun, 'status'>) {
  const { tone, word } = faces[status];
  return <Badge tone={tone}>{word}</Badge>;
}

/** Whether a run goes on. */
export const isOpen = (run: AssistantRun | null) => run?.status === 'QUEUED' || run?.status === 'RUNNING';
