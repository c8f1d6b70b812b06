import { Status } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { productionLabels } from '../labels.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { StatusHistory } from '../parts/status-history.tsx';

/** Every change of an order's production status. */
export function OrderHistoryCard({ output, density }: CardProps<OutputOfCard<'order_history'>>) {
  const { label, tone } = productionLabels[output.productionStatus];
  const shown = density === 'thread' ? output.history.slice(0, 6) : output.history;
  const more = output.history.length - shown.length;
  return (
    <Card
      label={`Status history of order ${output.orderNumber}`}
      title={
        <>
          Status history of <OrderLink id={output.id} orderNumber={output.orderNumber} />
        </>
      }
      aside={<Status tone={tone}>{label}</Status>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has changed since it came in.</p>
      ) : (
        <StatusHistory history={shown} />
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier change')}</p>}
    </Card>
  );
}
