import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { bookingsAddress } from '../labels.ts';
import { BookingsTable } from '../parts/bookings-table.tsx';

const threadRows = 8;

/** What was booked at the fulfillment partner. */
export function BookingsCard({ output, density }: CardProps<OutputOfCard<'bookings'>>) {
  if (output.total === 0)
    return (
      <Card
        label="Bookings"
        title="No bookings"
        note="Freight, kitting, pre-sales and quality checks you book appear here."
      />
    );
  return (
    <Card
      label="Bookings"
      title={count(output.total, 'booking')}
      actions={
        <Button asChild size="small">
          <Link to={bookingsAddress}>Open bookings</Link>
        </Button>
      }
    >
      <BookingsTable
        rows={density === 'thread' ? output.rows.slice(0, threadRows) : output.rows}
        density="compact"
      />
    </Card>
  );
}
