import { settleTopic, tellPeople } from '../kernel/notifications/tell-people.ts';
import type { Context } from '../kernel/request/context.ts';
import type { ConversationRow, MessageRow } from './read-rows.ts';
import { isScripted } from './rules.ts';

const topicOf = (conversationId: string) => `conversation:${conversationId}`;

/**
 * A supplier has written: tells who it concerns, with none of the supplier's words, only the way to them. What a scripted supplier
 * writes is emailed to nobody.
 */
export const noteSupplierWrote = (
  context: Context,
  conversation: ConversationRow,
  message: MessageRow,
): Promise<void> =>
  tellPeople(context, {
    kind: 'SUPPLIER_WROTE',
    key: `message:${message.sid}`,
    topic: topicOf(conversation.id),
    title: `New message from ${conversation.supplierName}`,
    path: `/inbox/messages?sid=${encodeURIComponent(conversation.sid)}`,
    isQuiet: isScripted(conversation.attributes),
  });

/** Somebody of the store has read the conversation, so nobody is told of it any more. */
export const noteConversationRead = (context: Context, conversationId: string): Promise<void> =>
  settleTopic(context, topicOf(conversationId));
