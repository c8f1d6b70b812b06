import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, desc, eq } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { handleOf } from './find-ticket.ts';
import { supportTickets } from './tables.ts';

const named = 3;

/** Tickets that support has answered and nobody has replied to or closed. */
export const answeredTickets = declareFeedSource({
  name: 'answered_tickets',
  kind: 'WAITING',
  words: ['answered support ticket', 'support answer', 'support ticket'],
  async read(context) {
    const rows = await context.db
      .select()
      .from(supportTickets)
      .where(and(eq(supportTickets.storeId, context.storeId), eq(supportTickets.status, 'ANSWERED')))
      .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number))
      .limit(50);
    const [newest] = rows;
    const oldest = rows.at(-1);
    if (!newest || !oldest) return [];
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON' },
        title:
          rows.length === 1
            ? `Support answered ${handleOf(newest.number)}`
            : `Support answered ${countWords(rows.length, 'ticket')}`,
        records: rows.slice(0, named).map((row) => ({
          kind: 'support_ticket',
          id: row.id,
          label: `${handleOf(row.number)}, order #${row.orderNumber}`,
          detail: ticketTypeLabels[row.type],
          path: `/support-tickets/${row.id}`,
        })),
        recordCount: rows.length,
        figures: [],
        say:
          rows.length === 1
            ? `What did support say on ${handleOf(newest.number)}?`
            : 'Show the answered support tickets',
        sayLabel: rows.length === 1 ? 'Read the answer' : 'Read the answers',
        parts: rows.map(({ id, messageCount }) => `${id}:${messageCount}`),
        since: oldest.updatedAt,
      },
    ];
  },
});
