import { OperationError } from '@brandwright/contract';
import { giveFeedback } from '@brandwright/contract/copilot/conversations.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/implementation.ts';
import { findConversation } from './conversations.ts';
import { conversationMessages } from './tables.ts';

export const giveFeedbackHere = implement(giveFeedback, {
  async run(context, { messageId, feedback }) {
    const mine = and(
      eq(conversationMessages.storeId, context.storeId),
      eq(conversationMessages.id, messageId),
    );
    const [message] = await context.db.select().from(conversationMessages).where(mine);
    if (!message || message.role !== 'assistant')
      throw new OperationError('not_found', 'There is no such answer.');
    await findConversation(context, message.conversationId);
    const metadata = { ...(message.metadata as object), feedback };
    await context.db.update(conversationMessages).set({ metadata }).where(mine);
    return { output: { messageId, feedback }, subject: { kind: 'message', id: messageId } };
  },
});
