import { ExternalLink } from 'lucide-react';
import type { Shipment } from '@brandwright/contract/orders/entities.ts';
import { Status } from '#ui/badge.tsx';
import { Day, Moment } from '#ui/text.tsx';
import { shipmentLabels } from '../labels.ts';
import { TrackingEvents } from './tracking-events.tsx';

/** Shipments, newest first, each with its parcel's way so far. */
export function ShipmentList({ shipments, events = 4 }: { shipments: readonly Shipment[]; events?: number }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shipments.map((shipment) => (
        <li key={shipment.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
          <ShipmentHead shipment={shipment} />
          <p className="text-sm text-ink-soft">
            {shipment.items.map((item) => `${item.quantity} × ${item.title}`).join(', ')}
          </p>
          <TrackingEvents events={shipment.events} most={events} />
        </li>
      ))}
    </ul>
  );
}

function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const { label, tone } = shipmentLabels[shipment.status];
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
      <Status tone={tone}>{label}</Status>
      <span className="figures flex items-center gap-1.5 text-ink-soft">
        {shipment.carrier}
        {shipment.trackingNumber &&
          (shipment.trackingUrl ? (
            <a
              href={shipment.trackingUrl}
              target="_blank"
              rel="noreferrer"
              className="flex items-center gap-1 text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {shipment.trackingNumber}
              <ExternalLink aria-label="opens the carrier’s site" className="size-3.5" />
            </a>
          ) : (
            <span className="text-ink">{shipment.trackingNumber}</span>
          ))}
      </span>
      <ShipmentDates shipment={shipment} />
    </div>
  );
}

function ShipmentDates({ shipment }: { shipment: Shipment }) {
  const parts = [
    shipment.shippedAt && (
      <span key="sent">
        Sent <Day at={shipment.shippedAt} />
      </span>
    ),
    shipment.deliveredAt ? (
      <span key="there">
        Delivered <Moment at={shipment.deliveredAt} />
      </span>
    ) : (
      shipment.estimatedDeliveryAt && (
        <span key="due">
          Expected <Day at={shipment.estimatedDeliveryAt} />
        </span>
      )
    ),
    shipment.replacesShipmentId && <span key="again">Replaces an earlier shipment</span>,
  ].filter(Boolean);
  return parts.length > 0 ? (
    <span className="flex w-full flex-wrap gap-x-3 text-xs text-ink-soft">{parts}</span>
  ) : null;
}
