import { Link } from 'react-router';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** One rule after it was made, switched or deleted. */
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
          <Link to="/fulfillment-rules">Open order rules</Link>
        </Button>
      }
    >
      <p className="text-sm">{output.words}</p>
      <p className="mt-1 text-xs text-ink-soft">
        {output.timesRun === 0 ? (
          'Applies to new orders from now on.'
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
    </Card>
  );
}
