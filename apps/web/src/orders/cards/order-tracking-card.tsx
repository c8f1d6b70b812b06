import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { fulfillmentLabels } from '../labels.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { ShipmentList } from '../parts/shipment-list.tsx';

/** Where the parcels of an order are. */
export function OrderTrackingCard({ output, density }: CardProps<OutputOfCard<'order_tracking'>>) {
  const { label, tone } = fulfillmentLabels[output.fulfillmentStatus];
  return (
    <Card
      label={`Tracking of order ${output.orderNumber}`}
      title={<OrderLink id={output.id} orderNumber={output.orderNumber} />}
      aside={<Status tone={tone}>{label}</Status>}
      actions={
        <Button asChild size="small">
          <Link to={screenAddress('/order-details/{id}', { id: output.id })}>Open the order</Link>
        </Button>
      }
    >
      {output.shipments.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has shipped yet, so there’s nothing to track.</p>
      ) : (
        <ShipmentList shipments={output.shipments} events={density === 'panel' ? 12 : 3} />
      )}
    </Card>
  );
}
