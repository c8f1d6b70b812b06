import type { ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { receivingDestinationLabels } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { Details } from '#ui/details.tsx';
import { Day } from '#ui/text.tsx';

/** Where an inbound shipment goes and how it travels. */
export function ReceivingFacts({ receiving }: { receiving: ReceivingDetail }) {
  return (
    <Details
      items={[
        { label: 'Destination', value: receivingDestinationLabels[receiving.destination] },
        { label: 'Carrier', value: receiving.carrier && <bdi>{receiving.carrier}</bdi> },
        {
          label: 'Tracking number',
          value: receiving.trackingNumber && <bdi>{receiving.trackingNumber}</bdi>,
        },
        { label: 'Expected', value: receiving.expectedOn && <Day at={receiving.expectedOn} /> },
        { label: 'Announced', value: <Day at={receiving.createdAt} /> },
        { label: 'Note', value: receiving.note },
        { label: 'Cancellation reason', value: receiving.cancelReason },
      ]}
    />
  );
}
