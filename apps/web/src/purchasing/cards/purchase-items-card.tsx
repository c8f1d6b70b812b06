import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { PurchasesTable } from '../parts/purchases-table.tsx';

const threadRows = 8;

/** What is bought from suppliers, and how far it is. */
export function PurchaseItemsCard({ output, density }: CardProps<OutputOfCard<'purchase_items'>>) {
  if (output.total === 0)
    return <Card label="Purchase orders" title="No purchase orders" note="Accept a quote to create one." />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card
      label="Purchase orders"
      title={count(output.total, 'purchase order')}
      actions={
        <>
          <Button asChild size="small">
            <Link to="/inbox/orders">Open Orders & Shipments</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">
              {count(more, 'more purchase order')}
            </span>
          )}
        </>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <PurchasesTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
