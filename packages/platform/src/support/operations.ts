// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import closeSupportTicket from './close-support-ticket.ts';
import getSupportTicket from './get-support-ticket.ts';
import listSupportTickets from './list-support-tickets.ts';
import markSupportTicketRead from './mark-support-ticket-read.ts';
import openSupportTicket from './open-support-ticket.ts';
import recordSupportAnswer from './record-support-answer.ts';
import replyToSupportTicket from './reply-to-support-ticket.ts';
import resendSupportMessage from './resend-support-message.ts';

export const supportOperations: readonly Implementation[] = [
  closeSupportTicket,
  getSupportTicket,
  listSupportTickets,
  markSupportTicketRead,
  openSupportTicket,
  recordSupportAnswer,
  replyToSupportTicket,
  resendSupportMessage,
];
