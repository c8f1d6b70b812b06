import { mayAct } from '../../kernel/access.ts';
import { bookingDetail } from './entities.ts';
import { bookingReads } from './fields.ts';
import { requestedWords, shortBooking } from './say.ts';

/** What all requests to the fulfillment partner have in common: they go out by mail, once somebody said yes. */
export const bookingRequest = {
  area: 'fulfillment',
  output: bookingDetail,
  access: mayAct,
  effect: 'external',
  card: 'booking',
  offered: true,
  invalidates: bookingReads,
  toModel: shortBooking,
  summary: requestedWords,
} as const;
