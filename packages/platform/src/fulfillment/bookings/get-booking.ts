import { getBooking } from '@brandwright/contract/fulfillment/bookings/get-booking.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findBooking } from './find-booking.ts';
import { showBooking } from './show-booking.ts';

export default implement(getBooking, {
  run: async (context, { bookingId }) => ({
    output: await showBooking(context, await findBooking(context, bookingId)),
  }),
});
