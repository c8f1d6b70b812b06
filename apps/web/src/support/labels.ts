import type { TicketStatus } from '@brandwright/contract/support/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const ticketsAddress = '/support-tickets';

export const ticketAddress = (ticketId: string) => screenAddress('/support-tickets/{ticketId}', { ticketId });

export const ticketTones: Readonly<Record<TicketStatus, Tone>> = {
  OPEN: 'info',
  ANSWERED: 'warn',
  CLOSED: 'neutral',
};

/** What may be attached, as a file picker takes it. */
export const ticketAccept = '.pdf,.csv,.xlsx,.docx,.png,.jpg,.jpeg,.webp,.gif';
