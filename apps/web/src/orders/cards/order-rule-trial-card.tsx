import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RuleTrialView } from '../parts/rule-trial.tsx';

/** What a rule would have done to past orders. */
export function OrderRuleTrialCard({ output, density }: CardProps<OutputOfCard<'order_rule_trial'>>) {
  const orders = density === 'thread' ? output.orders.slice(0, 8) : output.orders;
  const more = output.total - output.page * output.size - orders.length;
  return (
    <Card
      label={`Dry run of the rule ${output.name}`}
      title={output.name}
      note={output.words}
      aside={
        <Badge tone={output.enabled ? 'good' : 'neutral'}>
          {output.enabled === null ? 'Not made yet' : output.enabled ? 'On' : 'Off'}
        </Badge>
      }
      actions={
        output.id !== null && (
          <Button asChild size="small">
            <Link to={`/fulfillment-rules?rule=${output.id}`}>Open rule</Link>
          </Button>
        )
      }
    >
      <RuleTrialView trial={{ ...output, orders }} />
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more order')}</p>}
    </Card>
  );
}
