import { Card } from '#ui/card.tsx';
import { TrackingEvents } from '#orders/parts/tracking-events.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { LabelFacts } from '../parts/label-facts.tsx';
import { LabelStatus } from '../parts/label-status.tsx';
import { PrintLabel } from '../parts/print-label.tsx';

/** One label whole, with where its parcel is. */
export function ShippingLabelDetailCard({
  output,
  density,
}: CardProps<OutputOfCard<'shipping_label_detail'>>) {
  return (
    <Card
      label={`Label to ${output.toName}`}
      title={`${output.serviceLabel} to ${output.toName}`}
      aside={
        <LabelStatus label={{ ...output, parcelStatus: output.tracking?.status ?? output.parcelStatus }} />
      }
      actions={<PrintLabel label={output} size="small" />}
    >
      <div className="flex flex-col gap-4">
        <LabelFacts label={output} isFull />
        {output.tracking && (
          <TrackingEvents events={output.tracking.events} most={density === 'panel' ? 12 : 3} />
        )}
      </div>
    </Card>
  );
}
