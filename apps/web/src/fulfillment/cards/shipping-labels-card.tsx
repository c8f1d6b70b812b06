import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { LabelsTable } from '../parts/labels-table.tsx';

const threadRows = 8;

/** Labels that were bought, the newest first. */
export function ShippingLabelsCard({ output, density }: CardProps<OutputOfCard<'shipping_labels'>>) {
  if (output.total === 0)
    return <Card label="Shipping labels" title="No labels" note="Labels you buy appear here." />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Shipping labels"
      title={count(output.total, 'label')}
      note={`${formatMoney(output.spentMinor, output.currency)} total`}
      actions={
        <Button asChild size="small">
          <Link to="/fulfillment-services?tab=labels">Open labels</Link>
        </Button>
      }
    >
      <LabelsTable rows={shown} density="compact" />
    </Card>
  );
}
