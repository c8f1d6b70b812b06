import { getConversation } from '@brandwright/contract/copilot/conversations/get-conversation.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, isAnswering, toConversation } from '../conversations.ts';
import { readMessages } from './messages.ts';

export default implement(getConversation, {
  async run(context, { id }) {
    const row = await findConversation(context, id);
    const conversation = toConversation(row, await isAnswering(context, id));
    return { output: { conversation, messages: await readMessages(context, id) } };
  },
});
