import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { labelAddressOf } from '../labels.ts';
import { LabelFacts } from '../parts/label-facts.tsx';
import { LabelStatus } from '../parts/label-status.tsx';
import { PrintLabel } from '../parts/print-label.tsx';

/** A label that was bought or voided. */
export function ShippingLabelCard({ output, density }: CardProps<OutputOfCard<'shipping_label'>>) {
  const { label } = output;
  return (
    <Card
      label={`Label to ${label.toName}`}
      title={`${label.serviceLabel} to ${label.toName}`}
      aside={<LabelStatus label={label} />}
      actions={
        <>
          <PrintLabel label={label} size="small" />
          <Button asChild size="small">
            <Link to={labelAddressOf(label.labelId)}>Open the label</Link>
          </Button>
        </>
      }
    >
      <LabelFacts label={label} isFull={density === 'panel'} />
    </Card>
  );
}
