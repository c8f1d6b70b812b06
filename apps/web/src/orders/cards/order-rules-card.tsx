import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** The rules that act on each new order. */
export function OrderRulesCard({ output, density }: CardProps<OutputOfCard<'order_rules'>>) {
  const shown = density === 'thread' ? output.rules.slice(0, 8) : output.rules;
  const more = output.rules.length - shown.length;
  return (
    <Card
      label="Order rules"
      title={output.rules.length === 0 ? 'No order rules yet' : count(output.rules.length, 'order rule')}
      note={
        output.rules.length === 0
          ? 'A rule holds, tags, notes or routes each new order that matches it.'
          : undefined
      }
      actions={
        <Button asChild size="small">
          <Link to="/fulfillment-rules">
            {output.rules.length === 0 ? 'Create rule' : 'Open order rules'}
          </Link>
        </Button>
      }
    >
      {shown.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {shown.map((rule) => (
            <li key={rule.id} className="flex items-start gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
              <span className="figures w-4 shrink-0 text-right text-ink-soft">{rule.position}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{rule.name}</span>
                <span className="block text-ink-soft">{rule.words}</span>
              </span>
              <span className="flex shrink-0 items-center gap-2">
                <span className="figures text-xs text-ink-soft">{count(rule.timesRun, 'time')}</span>
                <Badge tone={rule.enabled ? 'good' : 'neutral'}>{rule.enabled ? 'On' : 'Off'}</Badge>
              </span>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more rule')}</p>}
    </Card>
  );
}
