import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readBookings } from './read-bookings.ts';

export default implement(listBookings, {
  run: async (context, { productId, kind, ...asked }) => ({
    output: await readBookings(context, {
      ...asked,
      productId,
      kind: productId === undefined ? kind : 'PRE_SALE',
    }),
  }),
});
