import { paidAmong } from '@brandwright/contract/fulfillment/label-batch.ts';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { BoughtLabels, BoughtLabelsActions } from '../parts/bought-labels.tsx';

/** Labels that were bought together, with those that weren't and why. */
export function BoughtLabelsCard({ output, density }: CardProps<OutputOfCard<'bought_labels'>>) {
  const { totalMinor, currency, paidWith } = output;
  const paid = paidAmong(output.labels);
  return (
    <Card
      label="Bought labels"
      title={paid.length === 0 ? 'No labels bought' : `${count(paid.length, 'label')} bought`}
      {...(paid.length > 0 ? { note: `${formatMoney(totalMinor, currency)} with ${paidWith}` } : {})}
      {...(output.pdf || output.actionUrl
        ? { actions: <BoughtLabelsActions bought={output} size="small" /> }
        : {})}
    >
      <BoughtLabels bought={output} most={density === 'thread' ? 8 : 25} />
    </Card>
  );
}
