import { markConversationRead } from '@brandwright/contract/inbox/mark-conversation-read.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readBySide } from './append-message.ts';
import { tellCarrier } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { readConversation, type ConversationRow } from './read-rows.ts';
import { supplierMessages as messages } from './tables.ts';
import { asking, markMessages, undoMark } from './change-conversation.ts';

/** The carrier's place of the newest message that it has. */
async function newestCarried(context: Context, row: ConversationRow): Promise<number | undefined> {
  const [newest] = await context.db
    .select({ index: messages.carrierIndex })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, row.id),
        isNotNull(messages.carrierIndex),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(1);
  return newest?.index ?? undefined;
}

export default implement(markConversationRead, {
  prepare: asking(markConversationRead, 'is marked as read'),
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    const messageIds = await readBySide(context, row.id, { isOwn: false });
    const readIndex = messageIds.length > 0 ? await newestCarried(context, row) : undefined;
    if (readIndex !== undefined) await tellCarrier(context, row, { readIndex });
    return {
      output: await readConversation(context, row.id),
      undo: { messageIds },
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
  undo: (context, undo) => markMessages(context, undoMark.parse(undo).messageIds, false),
});
