import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { planTabAddress } from '../labels.ts';
import { InvoiceTable } from '../parts/invoice-table.tsx';

const threadRows = 6;

/** What was billed for the plan, the newest first. */
export function PlanInvoicesCard({ output, density }: CardProps<OutputOfCard<'plan_invoices'>>) {
  const { rows, total, paidMinor, openMinor, currency } = output;
  if (total === 0) return <Card label="Plan invoices" title="No plan invoices" />;
  const open = openMinor > 0 ? `, ${formatMoney(openMinor, currency)} unpaid` : '';
  return (
    <Card
      label="Plan invoices"
      title={count(total, 'plan invoice')}
      note={`${formatMoney(paidMinor, currency)} paid${open}`}
      actions={
        <Button asChild size="small">
          <Link to={planTabAddress}>Open plan and billing</Link>
        </Button>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <InvoiceTable rows={density === 'thread' ? rows.slice(0, threadRows) : rows} density="compact" />
      </div>
    </Card>
  );
}
