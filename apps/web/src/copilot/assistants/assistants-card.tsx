import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ScheduleLine } from './schedule-line.tsx';

/** The assistants of the store, each with what it found last. */
export function AssistantsCard({ output, density }: CardProps<OutputOfCard<'assistants'>>) {
  const shown = density === 'thread' ? output.assistants.slice(0, 8) : output.assistants;
  const more = output.total - shown.length;
  return (
    <Card
      label="Assistants"
      title={output.total === 0 ? 'No assistants' : count(output.total, 'assistant')}
      note={
        output.total === 0
          ? 'An assistant looks something up on a schedule and reports to your feed.'
          : undefined
      }
      actions={
        <Button asChild size="small">
          <Link to="/ai-agents">Open assistants</Link>
        </Button>
      }
    >
      {shown.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((assistant) => (
            <li key={assistant.id} className="flex items-start gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{assistant.name}</p>
                <ScheduleLine assistant={assistant} />
                {assistant.lastRun?.found && <p className="mt-1 line-clamp-2">{assistant.lastRun.found}</p>}
              </div>
              <Badge tone={assistant.isActive ? 'good' : 'neutral'}>
                {assistant.isActive ? 'On' : 'Paused'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more assistant')}</p>}
    </Card>
  );
}
