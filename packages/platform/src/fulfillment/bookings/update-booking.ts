import { bookingStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { updateBooking } from '@brandwright/contract/fulfillment/bookings/update-booking.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changeBooking, requireTransition } from './change-booking.ts';
import { lockBooking } from './find-booking.ts';
import { showBooking } from './show-booking.ts';

const state = z.object({ status: bookingStatus, partnerNote: z.string().nullable() });
const kept = z.object({ id: z.uuid(), before: state, after: state });

export default implement(updateBooking, {
  async run(context, { bookingId, status, partnerNote }) {
    const row = await lockBooking(context, bookingId);
    requireTransition(row, status);
    const before = { status: row.status, partnerNote: row.partnerNote };
    const after = { status, partnerNote: partnerNote ?? row.partnerNote };
    const changed = await changeBooking(context, row.id, after);
    return {
      output: await showBooking(context, changed),
      undo: { id: row.id, before, after } satisfies z.output<typeof kept>,
      subject: { kind: 'booking', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, before, after } = kept.parse(given);
    refuseChangedSince('booking', after, await lockBooking(context, id));
    await changeBooking(context, id, before);
  },
});
