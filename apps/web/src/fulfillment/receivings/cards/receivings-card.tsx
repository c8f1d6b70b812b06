import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { receivingsAddress } from '../labels.ts';
import { ReceivingsTable } from '../parts/receivings-table.tsx';

const threadRows = 8;

/** Inbound shipments to the fulfillment partner. */
export function ReceivingsCard({ output, density }: CardProps<OutputOfCard<'receivings'>>) {
  if (output.total === 0)
    return (
      <Card
        label="Receivings"
        title="No receivings"
        note="Shipments you send to the fulfillment partner appear here."
      />
    );
  return (
    <Card
      label="Receivings"
      title={count(output.total, 'receiving')}
      actions={
        <Button asChild size="small">
          <Link to={receivingsAddress}>Open receivings</Link>
        </Button>
      }
    >
      <ReceivingsTable
        rows={density === 'thread' ? output.rows.slice(0, threadRows) : output.rows}
        density="compact"
      />
    </Card>
  );
}
