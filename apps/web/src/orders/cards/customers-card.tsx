import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { CustomersTable } from '../parts/customers-table.tsx';

const shownInThread = 6;

/** Customers of the store, with what they ordered and spent. */
export function CustomersCard({ output, density }: CardProps<OutputOfCard<'customers'>>) {
  const { customers, total, currency } = output;
  const shown = density === 'thread' ? customers.slice(0, shownInThread) : customers;
  return (
    <Card
      label="Customers"
      title="Customers"
      aside={<span className="text-sm text-ink-soft">{count(total, 'customer')}</span>}
      actions={
        total > shown.length && (
          <Button asChild size="small">
            <Link to="/customers">All customers</Link>
          </Button>
        )
      }
    >
      {shown.length > 0 ? (
        <CustomersTable customers={shown} currency={currency} density="compact" />
      ) : (
        <p className="text-sm text-ink-soft">No customers match.</p>
      )}
    </Card>
  );
}
