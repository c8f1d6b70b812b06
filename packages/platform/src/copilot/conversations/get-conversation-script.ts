import { getConversationScript } from '@brandwright/contract/copilot/conversations/get-conversation-script.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation } from '../conversations.ts';
import { fileNameOf } from './file-name.ts';
import { readMessages } from './messages.ts';
import { scriptTurns } from './script.ts';

/** The conversation as a replay script: each thing said, with the calls, cards and approvals that followed. */
export default implement(getConversationScript, {
  async run(context, { id }) {
    const conversation = await findConversation(context, id);
    const messages = await readMessages(context, id);
    const as = context.actor.kind === 'user' ? context.actor.email : '';
    const at = conversation.createdAt.toISOString();
    const { stringify } = await import('yaml');
    const script = { name: conversation.title, as, at, turns: scriptTurns(messages) };
    return { output: { fileName: fileNameOf(conversation.title, 'yaml'), yaml: stringify(script) } };
  },
});
