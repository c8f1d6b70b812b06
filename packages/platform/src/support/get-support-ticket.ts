import { getSupportTicket } from '@brandwright/contract/support/get-support-ticket.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findTicket } from './find-ticket.ts';
import { showTicket } from './show-ticket.ts';

export default implement(getSupportTicket, {
  run: async (context, { ticketId }) => ({
    output: await showTicket(context, await findTicket(context, ticketId)),
  }),
});
