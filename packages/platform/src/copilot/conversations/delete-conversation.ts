import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { count as countWords } from '@brandwright/contract/kernel/words.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { waitingIn, withdrawActions } from '../../kernel/approvals/pending-actions.ts';
import { findConversation, meantConversation, ownConversation } from '../conversations.ts';
import { conversationMessages, conversations, conversationShares } from '../tables.ts';
import { inConversation } from './messages.ts';

async function belongings(context: Context, id: string): Promise<{ messages: number; shareLinks: number }> {
  const [messages] = await context.db
    .select({ total: count() })
    .from(conversationMessages)
    .where(inConversation(context, id));
  const [links] = await context.db
    .select({ total: count() })
    .from(conversationShares)
    .where(and(eq(conversationShares.storeId, context.storeId), eq(conversationShares.conversationId, id)));
  return { messages: messages?.total ?? 0, shareLinks: links?.total ?? 0 };
}

/** Deletes a conversation with all that hangs on it; what waits for a yes in it waits no longer. */
export default implement(deleteConversation, {
  async prepare(context, input) {
    const id = meantConversation(context, input.id);
    const { title } = await findConversation(context, id);
    const { messages, shareLinks } = await belongings(context, id);
    const parts = [
      countWords(messages, 'message'),
      ...(shareLinks > 0 ? [countWords(shareLinks, 'shared link')] : []),
    ];
    const isHere = id === context.conversationId;
    return {
      input: { id },
      preview: {
        verb: 'Delete chat',
        what: `“${title}” is deleted with ${parts.join(' and ')}.`,
        toWhom: null,
        cost: null,
        irreversible: 'This can’t be undone. What was done from the chat stays done.',
        values: [],
        warnings: isHere ? ['This is the chat you’re in. It ends here.'] : [],
      },
    };
  },
  async run(context, input) {
    const id = meantConversation(context, input.id);
    const { title } = await findConversation(context, id);
    const took = await belongings(context, id);
    const waiting = await waitingIn(context, id);
    await withdrawActions(
      context,
      waiting.map((action) => action.id),
    );
    await context.db.delete(conversations).where(ownConversation(context, id));
    return { output: { id, title, ...took }, subject: { kind: 'conversation', id } };
  },
});
