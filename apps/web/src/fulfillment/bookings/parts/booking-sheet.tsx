import { useState } from 'react';
import { cancelBooking } from '@brandwright/contract/fulfillment/bookings/cancel-booking.ts';
import type { BookingDetail } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { getBooking } from '@brandwright/contract/fulfillment/bookings/get-booking.ts';
import { resendBookingMessage } from '@brandwright/contract/fulfillment/bookings/resend-booking-message.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMessages } from './booking-messages.tsx';
import { BookingStatusMark } from './booking-status.tsx';

/** One booking beside the list, with what can be done next. */
export function BookingSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getBooking, { bookingId: id ?? '' }, { enabled: id !== null });
  const { mayAct } = usePermissions();
  const [answered, setAnswered] = useState<BookingDetail | null>(null);
  const [canceling, setCanceling] = useState<string | null>(null);
  const [resending, setResending] = useState<string | null>(null);
  return (
    <>
      <RecordSheet
        id={id}
        onClose={onClose}
        record={found}
        waiting="Booking"
        title={({ handle, kind }) => `${handle}, ${bookingKindLabels[kind]}`}
        footer={(booking) =>
          mayAct && (
            <>
              {booking.allowed.cancel && (
                <Button onClick={() => setCanceling(booking.id)}>Cancel the booking</Button>
              )}
              {booking.allowed.cancel && (
                <Button
                  look={booking.mailStatus === 'FAILED' ? 'outline' : 'accent'}
                  onClick={() => setAnswered(booking)}
                >
                  Record their answer
                </Button>
              )}
              {booking.mailStatus === 'FAILED' && (
                <Button look="accent" onClick={() => setResending(booking.id)}>
                  Send again
                </Button>
              )}
            </>
          )
        }
      >
        {(booking) => (
          <div className="flex flex-col gap-4">
            <BookingStatusMark booking={booking} />
            <BookingFacts booking={booking} />
            <BookingMessages messages={booking.messages} />
          </div>
        )}
      </RecordSheet>
      {answered && <AnswerDialog booking={answered} onClose={() => setAnswered(null)} />}
      <OperationDialog
        declaration={cancelBooking}
        input={canceling === null ? null : { bookingId: canceling }}
        title="Cancel this booking"
        onClose={() => setCanceling(null)}
      />
      <OperationDialog
        declaration={resendBookingMessage}
        input={resending === null ? null : { bookingId: resending }}
        title="Send this booking again"
        onClose={() => setResending(null)}
      />
    </>
  );
}
