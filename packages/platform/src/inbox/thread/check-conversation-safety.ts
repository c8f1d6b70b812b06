import { checkConversationSafety } from '@brandwright/contract/inbox/thread/check-conversation-safety.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readThread } from './read-thread.ts';
import { readWarnings } from './warnings/read-warnings.ts';

export default implement(checkConversationSafety, {
  async run(context, { conversationSid }) {
    const { conversation, messages } = await readThread(context, conversationSid);
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        messageCount: messages.filter(({ side }) => side === 'SUPPLIER').length,
        warnings: readWarnings(messages),
      },
    };
  },
});
