import { Card } from '#ui/card.tsx';
import { Status } from '#ui/badge.tsx';
import { Day } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { shipmentLabels } from '../labels.ts';
import { TrackingEvents } from '../parts/tracking-events.tsx';

type Output = OutputOfCard<'tracked_order'>;

/** What a shopper sees of an order: no names, no addresses, no prices. */
export function TrackedOrderCard({ output }: CardProps<Output>) {
  return (
    <Card
      label={`Order ${output.orderNumber}`}
      title={`Order #${output.orderNumber}`}
      note={
        <>
          Placed <Day at={output.placedOn} />
        </>
      }
      aside={<span className="text-base font-semibold">{output.status}</span>}
    >
      <ul className="flex flex-col gap-1 border-b border-line pb-4 text-sm">
        {output.items.map((item) => (
          <li key={item.title} className="flex gap-3">
            <span className="figures w-8 shrink-0 text-ink-soft">{item.quantity} ×</span>
            {item.title}
          </li>
        ))}
      </ul>
      {output.shipments.length === 0 && (
        <p className="pt-4 text-sm text-ink-soft">
          Nothing has shipped yet. Check back here to follow the package once it’s on its way.
        </p>
      )}
      {output.shipments.map((shipment, index) => (
        <Parcel key={shipment.trackingNumber ?? index} shipment={shipment} />
      ))}
    </Card>
  );
}

function Parcel({ shipment }: { shipment: Output['shipments'][number] }) {
  const { label, tone } = shipmentLabels[shipment.status];
  return (
    <section className="flex flex-col gap-3 border-b border-line py-4 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <Status tone={tone}>{label}</Status>
        <span className="figures text-ink-soft">
          {[shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ')}
        </span>
        {(shipment.deliveredAt ?? shipment.estimatedDeliveryAt) && (
          <span className="w-full text-xs text-ink-soft">
            {shipment.deliveredAt ? 'Delivered ' : 'Expected '}
            <Day at={shipment.deliveredAt ?? shipment.estimatedDeliveryAt ?? ''} />
          </span>
        )}
      </div>
      <TrackingEvents events={shipment.events} most={5} />
    </section>
  );
}
