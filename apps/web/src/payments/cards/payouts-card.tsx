import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { bankTabAddress } from '../labels.ts';
import { PayoutsTable } from '../parts/payouts-table.tsx';

const threadRows = 8;

/** The payouts to the bank, the newest first, and what waits for the next. */
export function PayoutsCard({ output, density }: CardProps<OutputOfCard<'payouts'>>) {
  const { rows, waiting, total } = output;
  const rest = waiting.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency)).join(', ');
  const note = rest === '' ? 'Nothing is waiting for the next payout' : `${rest} will be in the next payout`;
  if (total === 0) return <Card label="Payouts" title="No payouts" note={note} />;
  return (
    <Card
      label="Payouts"
      title={count(total, 'payout')}
      note={note}
      actions={
        <Button asChild size="small">
          <Link to={bankTabAddress}>Open Bank and payouts</Link>
        </Button>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <PayoutsTable rows={density === 'thread' ? rows.slice(0, threadRows) : rows} density="compact" />
      </div>
    </Card>
  );
}
