import { getConversationGoal } from '@brandwright/contract/sourcing/outreach/get-conversation-goal.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { conversationOf, findGoal, shown } from './goals.ts';

export default implement(getConversationGoal, {
  async run(context, input) {
    const conversation = await conversationOf(context, input.conversationSid);
    const row = await findGoal(context, conversation.conversationSid);
    return { output: { ...conversation, ...shown(row) } };
  },
});
