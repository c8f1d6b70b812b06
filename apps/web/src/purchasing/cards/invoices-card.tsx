import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { InvoicesTable } from '../parts/invoices-table.tsx';

const threadRows = 8;

/** What is owed to suppliers, the oldest first. */
export function InvoicesCard({ output, density }: CardProps<OutputOfCard<'invoices'>>) {
  if (output.total === 0) return <Card label="Invoices" title="No invoices of suppliers" />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Invoices"
      title={count(output.total, 'invoice')}
      note={
        output.overdueCount > 0
          ? `${formatMoney(output.overdueMinor, output.currency)} is overdue`
          : undefined
      }
      aside={
        output.owedMinor > 0 && (
          <span className="text-sm">
            <Money amountMinor={output.owedMinor} currency={output.currency} className="font-semibold" /> owed
          </span>
        )
      }
      actions={
        <Button asChild size="small">
          <Link to="/inbox/needs-payment">Open Invoices</Link>
        </Button>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <InvoicesTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
