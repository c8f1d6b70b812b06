import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RuleRuns } from '../parts/rule-runs.tsx';

/** On which orders rules acted, newest first. */
export function OrderRuleRunsCard({ output, density }: CardProps<OutputOfCard<'order_rule_runs'>>) {
  const shown = density === 'thread' ? output.runs.slice(0, 8) : output.runs;
  const more = output.total - shown.length;
  return (
    <Card
      label="What order rules did"
      title="What order rules did"
      aside={<span className="figures text-sm text-ink-soft">{count(output.total, 'time')}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">No rule has been applied yet. Rules apply to new orders only.</p>
      ) : (
        <RuleRuns runs={shown} />
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier run')}</p>}
    </Card>
  );
}
