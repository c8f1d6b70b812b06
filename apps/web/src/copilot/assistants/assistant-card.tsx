import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { callOperation } from '#api/call-operation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RunList } from './run-list.tsx';
import { isOpen } from './run-status.tsx';
import { ScheduleLine } from './schedule-line.tsx';

const lookEveryMs = 2_000;

/** The assistant as the answer told it; while a run goes on, as it is now. */
function useCurrent(told: Assistant): Assistant {
  const { data } = useQuery({
    queryKey: [getAssistant.name, { id: told.id }],
    queryFn: ({ signal }) => callOperation(getAssistant, { id: told.id }, { signal }),
    initialData: told,
    enabled: isOpen(told.lastRun),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data?.lastRun ?? null) ? lookEveryMs : false),
  });
  return data;
}

/** One assistant: what it does, when, and what it found last. */
export function AssistantCard({ output, call }: CardProps<OutputOfCard<'assistant'>>) {
  const assistant = useCurrent(output);
  const isGone = call.operation === 'delete_assistant';
  return (
    <Card
      label={`Assistant ${assistant.name}`}
      title={assistant.name}
      aside={
        isGone ? (
          <Badge>Deleted</Badge>
        ) : (
          <Badge tone={assistant.isActive ? 'good' : 'neutral'}>{assistant.isActive ? 'On' : 'Paused'}</Badge>
        )
      }
      actions={
        !isGone && (
          <Button asChild size="small">
            <Link to={`/ai-agents?assistant=${assistant.id}`}>Open assistants</Link>
          </Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere">{assistant.instructions}</p>
      <div className="mt-1">
        <ScheduleLine assistant={assistant} />
      </div>
      {assistant.lastRun && !isGone && (
        <div className="mt-3 border-t border-line pt-3">
          <RunList runs={[assistant.lastRun]} />
        </div>
      )}
    </Card>
  );
}
