import { Link } from 'react-router';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Day, Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** One rule after it was made, changed, switched or deleted. */
export function OrderRuleCard({ output, call }: CardProps<OutputOfCard<'order_rule'>>) {
  const isDeleted = call.operation === deleteOrderRule.name && !call.undone;
  return (
    <Card
      label={`Rule ${output.name}`}
      title={output.name}
      note={call.undone ? 'Undone' : undefined}
      aside={
        <Badge tone={isDeleted ? 'bad' : output.enabled ? 'good' : 'neutral'}>
          {isDeleted ? 'Deleted' : output.enabled ? 'On' : 'Off'}
        </Badge>
      }
      actions={
        <Button asChild size="small">
          <Link to={isDeleted ? '/fulfillment-rules' : `/fulfillment-rules?rule=${output.id}`}>
            {isDeleted ? 'Open order rules' : output.enabled ? 'Open rule' : 'Open rule and try it'}
          </Link>
        </Button>
      }
    >
      <p className="text-sm">{output.words}</p>
      <p className="mt-1 text-xs text-ink-soft">
        {output.timesRun === 0 ? (
          output.enabled ? (
            'Applies to new orders from now on.'
          ) : (
            'Applies to nothing until it’s turned on.'
          )
        ) : (
          <>
            Applied {count(output.timesRun, 'time')}
            {output.lastRunAt && (
              <>
                , last <Moment at={output.lastRunAt} />
              </>
            )}
          </>
        )}
      </p>
      {'trial' in output && output.trial && !call.undone && (
        <p className="mt-1 text-xs text-ink-soft">
          {output.trial.caught === 0
            ? `Would have caught none of ${count(output.trial.looked, 'order')}`
            : `Would have caught ${output.trial.caught} of ${count(output.trial.looked, 'order')}`}
          {' since '}
          <Day at={output.trial.from} />.
        </p>
      )}
      {'order' in output && (
        <ol aria-label="Order of the rules" className="mt-3 flex flex-col gap-1 text-sm">
          {output.order.map((name, at) => (
            <li key={name} className={cn('flex gap-2', name !== output.name && 'text-ink-soft')}>
              <span className="figures w-4 shrink-0 text-right">{at + 1}</span>
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
