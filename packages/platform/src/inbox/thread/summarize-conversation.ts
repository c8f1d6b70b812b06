import { summarizeConversation } from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readPromises } from './promises/read-promises.ts';
import { readThread } from './read-thread.ts';
import { gistOf } from './summary.ts';
import { readWarnings } from './warnings/read-warnings.ts';

export default implement(summarizeConversation, {
  async run(context, input) {
    const { conversation, messages } = await readThread(context, input.conversationSid);
    const warnings = readWarnings(messages);
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        messageCount: conversation.messageCount,
        firstAt: messages[0]?.at ?? null,
        lastAt: messages.at(-1)?.at ?? null,
        ...gistOf(messages, readPromises(messages), warnings, context.clock.now()),
        warningCount: warnings.length,
        warning: warnings[0]?.title ?? null,
      },
    };
  },
});
