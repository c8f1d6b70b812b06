import { ticketStatusLabels, type TicketStatus } from '@brandwright/contract/support/enums.ts';
import { Status } from '#ui/badge.tsx';
import { ticketTones } from '../labels.ts';

export function TicketStatusMark({ status }: { status: TicketStatus }) {
  return <Status tone={ticketTones[status]}>{ticketStatusLabels[status]}</Status>;
}
