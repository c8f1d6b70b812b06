import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { conversationMessages } from '../tables.ts';

export const inConversation = (context: Context, conversationId: string) =>
  and(
    eq(conversationMessages.storeId, context.storeId),
    eq(conversationMessages.conversationId, conversationId),
  );

/** The messages of a conversation as they are stored, oldest first. */
export async function readMessages(context: Context, conversationId: string): Promise<StoredMessage[]> {
  const rows = await context.db
    .select({
      id: conversationMessages.id,
      role: conversationMessages.role,
      parts: conversationMessages.parts,
      metadata: conversationMessages.metadata,
    })
    .from(conversationMessages)
    .where(inConversation(context, conversationId))
    .orderBy(asc(conversationMessages.position));
  // Written by the server alone, in this shape.
  return rows as StoredMessage[];
}

/** All that a message says in words. */
export const textOf = (parts: StoredMessage['parts']): string =>
  parts.flatMap((part) => (part.type === 'text' ? [String(part['text'] ?? '')] : [])).join('\n');
