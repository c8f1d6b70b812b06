import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { PaymentsTable } from '../parts/payments-table.tsx';

const threadRows = 8;

/** What the store paid with its cards, the newest first. */
export function PaymentsCard({ output, density }: CardProps<OutputOfCard<'payments'>>) {
  if (output.total === 0)
    return <Card label="Payments" title="No payments" note="What you pay suppliers is listed here." />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Payments"
      title={count(output.total, 'payment')}
      actions={
        <Button asChild size="small">
          <Link to="/payments?tab=payments">Open Payments</Link>
        </Button>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <PaymentsTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
