import type { PlatformArea } from '../kernel/area.ts';
import { supportDemo } from './demo.ts';
import { answeredTickets } from './feed.ts';
import { supportOperations } from './operations.ts';
import { sendTicketMail } from './send-ticket-mail.ts';
import { ticketFinder } from './records.ts';

export const supportArea: PlatformArea = {
  implementations: supportOperations,
  jobs: [sendTicketMail],
  records: [ticketFinder],
  feed: [answeredTickets],
  demo: supportDemo,
};
