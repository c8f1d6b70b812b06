import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RunList } from './run-list.tsx';

/** What assistants found, newest first. */
export function AssistantRunsCard({ output, density }: CardProps<OutputOfCard<'assistant_runs'>>) {
  const shown = density === 'thread' ? output.runs.slice(0, 5) : output.runs;
  const more = output.total - shown.length;
  return (
    <Card
      label="What assistants found"
      title="What assistants found"
      aside={<span className="figures text-sm text-ink-soft">{count(output.total, 'run')}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">No matching runs.</p>
      ) : (
        <RunList runs={shown} named />
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier run')}</p>}
    </Card>
  );
}
