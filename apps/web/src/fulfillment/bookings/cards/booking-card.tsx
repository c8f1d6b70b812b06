import { Link } from 'react-router';
import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { bookingAddress } from '../labels.ts';
import { BookingFacts } from '../parts/booking-facts.tsx';
import { BookingStatusMark } from '../parts/booking-status.tsx';

/** One booking at the fulfillment partner. */
export function BookingCard({ output: booking }: CardProps<OutputOfCard<'booking'>>) {
  return (
    <Card
      label={`Booking ${booking.handle}`}
      title={
        <Link to={bookingAddress(booking.id)} className="hover:underline hover:underline-offset-4">
          {booking.handle}, {bookingKindLabels[booking.kind]}
        </Link>
      }
      note={booking.title}
      aside={<BookingStatusMark booking={booking} />}
      actions={
        <Button asChild size="small">
          <Link to={bookingAddress(booking.id)}>Open the booking</Link>
        </Button>
      }
    >
      <BookingFacts booking={booking} />
    </Card>
  );
}
