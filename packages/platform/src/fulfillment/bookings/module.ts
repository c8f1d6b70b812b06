import type { AreaModule } from '../../kernel/area.ts';
import { bookingsDemo } from './demo.ts';
import { bookingFinder } from './records.ts';
import { sendBookingMail } from './send-booking-mail.ts';

/** What the fulfillment partner is asked to do. */
export const bookingsModule: AreaModule = {
  jobs: [sendBookingMail],
  records: [bookingFinder],
  demo: bookingsDemo,
};
