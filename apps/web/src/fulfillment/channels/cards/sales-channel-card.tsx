import { Link } from 'react-router';
import { aboutChannel, feeValue } from '@brandwright/contract/fulfillment/channels/say.ts';
import { stepWords } from '@brandwright/contract/fulfillment/channels/steps.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { PeriodNote } from '../../reports/parts/period-note.tsx';
import { channelAddress } from '../labels.ts';
import { ChannelStatus } from '../parts/channel-state.tsx';
import { SalesFigures } from '../parts/sales-figures.tsx';

/** A sales channel: how it does, what it costs, and what to do next. */
export function SalesChannelCard({ output }: CardProps<OutputOfCard<'sales_channel'>>) {
  const { channel, label, state, sales, isCounted, steps, fees, feeCurrency } = output;
  const [next] = steps;
  return (
    <Card
      label={`Sales channel ${label}`}
      title={label}
      note={<PeriodNote period={output} />}
      aside={<ChannelStatus state={state} />}
      actions={
        <>
          <Button asChild size="small">
            <Link to={channelAddress(channel, output)}>Open the channel</Link>
          </Button>
          {next && (
            <Button asChild size="small" look="quiet">
              <Link to={stepWords[next].path}>{stepWords[next].label}</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{aboutChannel(output)}</p>
        {isCounted &&
          (sales.length === 0 ? (
            <p className="text-sm text-ink-soft">No sales there in this period.</p>
          ) : (
            <SalesFigures sales={sales} />
          ))}
        <Details items={fees.map((fee) => ({ label: fee.label, value: feeValue(fee, feeCurrency) }))} />
      </div>
    </Card>
  );
}
