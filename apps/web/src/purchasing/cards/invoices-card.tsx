import { Link } from 'react-router';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { InvoicesTable } from '../parts/invoices-table.tsx';

const threadRows = 8;

/** What is owed to suppliers, the oldest first. */
export function InvoicesCard({ output, density }: CardProps<OutputOfCard<'invoices'>>) {
  if (output.total === 0) return <Card label="Invoices" title="No supplier invoices" />;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Invoices"
      title={count(output.total, 'invoice')}
      note={output.overdueCount > 0 ? `${overdueWords(output)} overdue` : undefined}
      aside={
        output.owedMinor > 0 && (
          <span className="text-sm">
            <strong className="font-semibold tabular-nums">{owedWords(output)}</strong> owed
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
