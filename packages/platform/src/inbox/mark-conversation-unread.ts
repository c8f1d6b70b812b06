import { OperationError } from '@brandwright/contract';
import { markConversationUnread } from '@brandwright/contract/inbox/mark-conversation-unread.ts';
import { and, desc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findConversation } from './find-conversation.ts';
import { readConversation } from './read-rows.ts';
import { supplierMessages as messages } from './tables.ts';
import { asking, markMessages, undoMark } from './change-conversation.ts';

export default implement(markConversationUnread, {
  prepare: asking(markConversationUnread, 'is marked as unread'),
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    const [latest] = await context.db
      .select({ id: messages.id, isRead: messages.isRead, isOwn: messages.isOwn })
      .from(messages)
      .where(and(eq(messages.storeId, context.storeId), eq(messages.conversationId, row.id)))
      .orderBy(desc(messages.index))
      .limit(1);
    // A conversation is unread by its latest message (overview §3), and one's own is never unread.
    if (!latest || latest.isOwn) {
      throw new OperationError(
        'conflict',
        latest
          ? `The last message in the conversation with ${row.supplierName} is yours, so there’s nothing to mark as unread.`
          : `${row.supplierName} hasn’t written yet, so there’s nothing to mark as unread.`,
      );
    }
    const messageIds = latest.isRead ? [latest.id] : [];
    await markMessages(context, messageIds, false);
    return {
      output: await readConversation(context, row.id),
      undo: { messageIds },
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
  undo: (context, undo) => markMessages(context, undoMark.parse(undo).messageIds, true),
});
