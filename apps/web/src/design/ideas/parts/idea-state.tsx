import type { AiIdea } from '@brandwright/contract/design/ideas/entities.ts';
import { aiIdeaStateLabels } from '@brandwright/contract/design/ideas/enums.ts';
import { Status } from '#ui/badge.tsx';
import { isBeingMade } from '../use-idea.ts';

/** How far an idea is. */
export function IdeaState({ idea }: { idea: AiIdea }) {
  if (isBeingMade(idea)) return <Status tone="info">In progress</Status>;
  if (idea.result === 'FAILURE') return <Status tone="bad">Failed</Status>;
  const tone = idea.state === 'SUBMITTED' ? 'good' : 'neutral';
  return <Status tone={tone}>{aiIdeaStateLabels[idea.state]}</Status>;
}
