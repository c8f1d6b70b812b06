import type { InboxFilter } from '@brandwright/contract/inbox/enums.ts';
import { countUnreadConversations as countDeclaration } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { listSupplierConversations as listDeclaration } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { and, count, eq, not, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readConversations, supplierWroteLast, unreadCondition, unreadInInbox } from './read-rows.ts';
import { conversationHas, excerptsOf } from './search-messages.ts';
import { supplierConversations as conversations } from './tables.ts';

const open = eq(conversations.isArchived, false);
const filters: Readonly<Record<InboxFilter, SQL | undefined>> = {
  PERSONAL: and(open, eq(conversations.origin, 'PERSONAL')),
  SOURCING_AGENT: and(open, eq(conversations.origin, 'SOURCING_AGENT')),
  ARCHIVED: eq(conversations.isArchived, true),
};

async function countOf(context: Context, where: SQL | undefined): Promise<number> {
  const [row] = await context.db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.storeId, context.storeId), where));
  return row?.total ?? 0;
}

export const listConversations = implement(listDeclaration, {
  async run(context, { filter, isUnread, needsReply, keyword, page, size }) {
    const where = and(
      // Without a filter a search looks into the archive too: what is looked for may be there.
      filter === undefined ? (keyword === undefined ? open : undefined) : filters[filter],
      isUnread === undefined ? undefined : isUnread ? unreadCondition : not(unreadCondition),
      needsReply === undefined ? undefined : needsReply ? supplierWroteLast : not(supplierWroteLast),
      keyword === undefined ? undefined : conversationHas(keyword),
    );
    const rows = await readConversations(context, where, { limit: size, offset: page * size });
    const excerpts =
      keyword === undefined
        ? undefined
        : await excerptsOf(
            context,
            keyword,
            rows.map((row) => row.sid),
          );
    return {
      output: {
        rows: rows.map((row) => ({ ...row, excerpt: excerpts?.get(row.sid) ?? null })),
        unreadTotal: await countOf(context, unreadInInbox),
        page,
        size,
        total: await countOf(context, where),
      },
    };
  },
});

export const countUnread = implement(countDeclaration, {
  async run(context) {
    const unread = (filter: InboxFilter) => countOf(context, and(filters[filter], unreadCondition));
    const personal = await unread('PERSONAL');
    const sourcingAgent = await unread('SOURCING_AGENT');
    const archived = await unread('ARCHIVED');
    const unreadCount = await countOf(context, unreadInInbox);
    return { output: { unreadCount, personal, sourcingAgent, archived } };
  },
});
