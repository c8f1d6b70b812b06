// Made from the files of the area by `npm run operations:index`.
export { closeSupportTicket } from './close-support-ticket.ts';
export { getSupportTicket } from './get-support-ticket.ts';
export { listSupportTickets } from './list-support-tickets.ts';
export { markSupportTicketRead } from './mark-support-ticket-read.ts';
export { openSupportTicket } from './open-support-ticket.ts';
export { recordSupportAnswer } from './record-support-answer.ts';
export { replyToSupportTicket } from './reply-to-support-ticket.ts';
export { resendSupportMessage } from './resend-support-message.ts';
