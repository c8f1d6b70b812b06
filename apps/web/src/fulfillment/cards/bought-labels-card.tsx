import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { BoughtLabels, BoughtLabelsActions } from '../parts/bought-labels.tsx';

/** Labels that were bought together, with those that weren't and why. */
export function BoughtLabelsCard({ output, density }: CardProps<OutputOfCard<'bought_labels'>>) {
  const { labels, totalMinor, currency, paidWith } = output;
  return (
    <Card
      label="Bought labels"
      title={labels.length === 0 ? 'No labels bought' : `${count(labels.length, 'label')} bought`}
      {...(labels.length > 0 ? { note: `${formatMoney(totalMinor, currency)} with ${paidWith}` } : {})}
      {...(output.pdf || output.actionUrl
        ? { actions: <BoughtLabelsActions bought={output} size="small" /> }
        : {})}
    >
      <BoughtLabels bought={output} most={density === 'thread' ? 8 : 25} />
    </Card>
  );
}
