import { Link } from 'react-router';
import { salesWords } from '@brandwright/contract/fulfillment/channels/say.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { PeriodNote } from '../../reports/parts/period-note.tsx';
import { channelsAddress } from '../labels.ts';
import { ChannelsTable } from '../parts/channels-table.tsx';

/** Where the store sells or could, with what each brought in a period. */
export function SalesChannelsCard({ output }: CardProps<OutputOfCard<'sales_channels'>>) {
  const { channels, elsewhere, from, to } = output;
  return (
    <Card
      label="Sales channels"
      title="Sales channels"
      note={<PeriodNote period={output} />}
      actions={
        <Button asChild size="small">
          <Link to={`${channelsAddress}?from=${from}&to=${to}`}>Open sales channels</Link>
        </Button>
      }
    >
      <ChannelsTable rows={channels} period={{ from, to }} density="compact" />
      {elsewhere.length > 0 && (
        <p className="mt-3 text-xs text-ink-soft">
          Entered here or imported from files: {elsewhere.map(salesWords).join(' and ')}.
        </p>
      )}
    </Card>
  );
}
