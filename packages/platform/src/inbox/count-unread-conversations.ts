import type { InboxFilter } from '@brandwright/contract/inbox/enums.ts';
import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { and } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { unreadCondition, unreadInInbox } from './read-rows.ts';
import { unreadTickets } from './support-tickets.ts';
import { countOf, filters } from './conversation-filters.ts';

export default implement(countUnreadConversations, {
  async run(context) {
    const unread = (filter: InboxFilter) => countOf(context, and(filters[filter], unreadCondition));
    const personal = await unread('PERSONAL');
    const sourcingAgent = await unread('SOURCING_AGENT');
    const archived = await unread('ARCHIVED');
    const unreadCount = await countOf(context, unreadInInbox);
    const support = await unreadTickets(context);
    return { output: { unreadCount, personal, sourcingAgent, archived, support } };
  },
});
