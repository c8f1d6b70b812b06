import type { BookingDetail } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingFacts } from '@brandwright/contract/fulfillment/bookings/say.ts';
import { OutsideText } from '#inbox/messages/outside-text.tsx';
import { Details } from '#ui/details.tsx';

/** What was booked, and what the partner answered. */
export function BookingFacts({ booking }: { booking: BookingDetail }) {
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={[
          ...bookingFacts(booking.details),
          ...(booking.note === null ? [] : [{ label: 'Note', value: booking.note }]),
        ]}
      />
      {booking.partnerNote !== null && (
        <div className="rounded-lg bg-ink/4 px-3 py-2.5 text-sm">
          <p className="text-xs text-ink-soft">The partner answered</p>
          <OutsideText text={booking.partnerNote} />
        </div>
      )}
      {booking.mailStatus === 'FAILED' && (
        <p role="alert" className="text-sm text-bad">
          The mail server refused the message, so the partner doesn’t know. Check the partner’s address in the
          settings, then send it again.
        </p>
      )}
    </div>
  );
}
