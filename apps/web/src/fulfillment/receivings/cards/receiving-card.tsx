import { Link } from 'react-router';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { receivingAddress, standingOf } from '../labels.ts';
import { LinesTable } from '../parts/lines-table.tsx';
import { ReceivingFacts } from '../parts/receiving-facts.tsx';

/** One inbound shipment with what was counted. */
export function ReceivingCard({ output: receiving }: CardProps<OutputOfCard<'receiving'>>) {
  const { label, tone } = standingOf(receiving);
  return (
    <Card
      label={`Receiving ${receiving.sn}`}
      title={
        <Link to={receivingAddress(receiving.sn)} className="hover:underline hover:underline-offset-4">
          {receiving.sn}, {receiving.itemsText}
        </Link>
      }
      aside={<Status tone={tone}>{label}</Status>}
      actions={
        <Button asChild size="small">
          <Link to={receivingAddress(receiving.sn)}>Open the receiving</Link>
        </Button>
      }
    >
      <ReceivingFacts receiving={receiving} />
      <LinesTable lines={receiving.lines.slice(0, 8)} density="compact" />
    </Card>
  );
}
