import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { Balances } from '../parts/balances.tsx';
import { LedgerTable } from '../parts/ledger-table.tsx';

const threadRows = 5;

/** The journal of the store’s books, and what stands on each account. */
export function LedgerEntriesCard({ output, density }: CardProps<OutputOfCard<'ledger_entries'>>) {
  if (output.total === 0)
    return (
      <Card label="Books" title="Nothing on the books" note="Every payment is entered here by itself." />
    );
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Books"
      title={count(output.total, 'journal entry', 'journal entries')}
      actions={
        <Button asChild size="small">
          <Link to="/payments?tab=books">Open the books</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Balances balances={output.balances} />
        <LedgerTable rows={shown} />
      </div>
    </Card>
  );
}
