import { listFreightBookings } from '@brandwright/contract/fulfillment/bookings/list-freight-bookings.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readBookings } from './read-bookings.ts';

export default implement(listFreightBookings, {
  run: async (context, asked) => ({ output: await readBookings(context, { ...asked, kind: 'FREIGHT' }) }),
});
