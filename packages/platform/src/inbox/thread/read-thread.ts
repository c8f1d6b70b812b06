import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findConversation } from '../find-conversation.ts';
import type { ConversationRow } from '../read-rows.ts';
import { supplierMessages } from '../tables.ts';
import type { ThreadMessage } from './thread-message.ts';

/** A thread is read this far back; what is older has been replaced long ago. */
const mostMessages = 400;

/** A conversation of the store with its messages, oldest first. `named` is its sid or its supplier. */
export async function readThread(
  context: Context,
  named: string,
): Promise<{ conversation: ConversationRow; messages: ThreadMessage[] }> {
  const conversation = await findConversation(context, named);
  const rows = await context.db
    .select({
      sid: supplierMessages.sid,
      isOwn: supplierMessages.isOwn,
      author: supplierMessages.authorName,
      createdAt: supplierMessages.createdAt,
      text: supplierMessages.text,
    })
    .from(supplierMessages)
    .where(
      and(
        eq(supplierMessages.storeId, context.storeId),
        eq(supplierMessages.conversationId, conversation.id),
      ),
    )
    .orderBy(desc(supplierMessages.index))
    .limit(mostMessages);
  const messages = rows.toReversed().map(({ sid, isOwn, author, createdAt, text }): ThreadMessage => ({
    sid,
    side: isOwn ? 'BRAND' : 'SUPPLIER',
    author,
    at: createdAt.toISOString(),
    text,
  }));
  return { conversation, messages };
}
