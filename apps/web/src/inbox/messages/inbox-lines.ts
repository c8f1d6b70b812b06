import type { InboxTicket } from '@brandwright/contract/inbox/entities.ts';

/** A line of the inbox: a conversation with a supplier, or a ticket with warehouse support. */
export type InboxLine<Row> =
  | { kind: 'conversation'; key: string; row: Row }
  | { kind: 'ticket'; key: string; ticket: InboxTicket };

/** Conversations with the tickets between them, newest first; conversations keep the order they are given in. */
export function inboxLines<Row extends { sid: string; lastTime: string }>(
  rows: readonly Row[],
  tickets: readonly InboxTicket[] = [],
): InboxLine<Row>[] {
  const lines: InboxLine<Row>[] = [];
  let at = 0;
  for (const row of rows) {
    const older = tickets.findIndex(({ lastTime }, index) => index >= at && lastTime <= row.lastTime);
    const until = older === -1 ? tickets.length : older;
    lines.push(...tickets.slice(at, until).map(lineOfTicket), {
      kind: 'conversation',
      key: row.sid,
      row,
    });
    at = until;
  }
  return [...lines, ...tickets.slice(at).map(lineOfTicket)];
}

const lineOfTicket = (ticket: InboxTicket) => ({ kind: 'ticket' as const, key: ticket.ticketId, ticket });
