import { historyPageSize, type SupplierConversationDetail } from '@brandwright/contract/inbox/entities.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { messageColumns, readConversation, toMessage, type ConversationRow } from './read-rows.ts';
import { hasKeyword } from './search-messages.ts';
import { supplierMessages as messages } from './tables.ts';

interface Page {
  beforeIndex?: number | undefined;
  keyword?: string | undefined;
}

/** A conversation with its newest messages, those before an index, or those with a keyword; oldest first. */
export async function readThread(
  context: Context,
  row: ConversationRow,
  { beforeIndex, keyword }: Page,
): Promise<SupplierConversationDetail> {
  const found = await context.db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, row.id),
        beforeIndex === undefined ? undefined : lt(messages.index, beforeIndex),
        keyword === undefined ? undefined : hasKeyword(keyword),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(historyPageSize + 1);
  return {
    ...(await readConversation(context, row.id)),
    messages: found
      .slice(0, historyPageSize)
      .reverse()
      .map((message) => toMessage(message, row.sid)),
    hasEarlier: found.length > historyPageSize,
  };
}
