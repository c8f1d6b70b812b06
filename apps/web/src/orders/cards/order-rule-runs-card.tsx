import { runPlace } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RuleRuns } from '../parts/rule-runs.tsx';

/** On which orders rules acted, newest first. */
export function OrderRuleRunsCard({ output, density }: CardProps<OutputOfCard<'order_rule_runs'>>) {
  const shown = density === 'thread' ? output.runs.slice(0, 8) : output.runs;
  const more = output.total - output.page * output.size - shown.length;
  const title = output.asked.rule === null ? 'What order rules did' : `What “${output.asked.rule}” did`;
  const where = runPlace(output.asked).trim();
  const isNarrowed = output.asked.rule !== null || where !== '';
  return (
    <Card
      label={title}
      title={title}
      note={where === '' ? undefined : `${where.charAt(0).toUpperCase()}${where.slice(1)}`}
      aside={<span className="figures text-sm text-ink-soft">{count(output.total, 'time')}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {isNarrowed
            ? 'Nothing was applied here.'
            : 'No rule has been applied yet. Rules apply to new orders only.'}
        </p>
      ) : (
        <RuleRuns runs={shown} isOfOneRule={output.asked.rule !== null} />
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier run')}</p>}
    </Card>
  );
}
