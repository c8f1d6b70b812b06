import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { returnsAddress } from '../labels.ts';
import { ReturnsTable } from '../parts/returns-table.tsx';

const threadRows = 8;

/** What comes back, with the way to all of it. */
export function ReturnOrdersCard({ output, density }: CardProps<OutputOfCard<'return_orders'>>) {
  if (output.total === 0) return <Card label="Returns" title="No returns found" note="Try fewer filters." />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card
      label="Returns"
      title={count(output.total, 'return')}
      actions={
        <>
          <Button asChild size="small">
            <Link to={returnsAddress}>Open Returns</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more return')}</span>
          )}
        </>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <ReturnsTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
