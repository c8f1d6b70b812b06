import { getConversationMarkdown } from '@brandwright/contract/copilot/conversations/get-conversation-markdown.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation } from '../conversations.ts';
import { fileNameOf } from './file-name.ts';
import { markdownOf } from './markdown.ts';
import { readMessages } from './messages.ts';
import { transcriptOf } from './transcript.ts';

export default implement(getConversationMarkdown, {
  async run(context, { id }) {
    const { title } = await findConversation(context, id);
    const messages = await readMessages(context, id);
    const person = context.actor.kind === 'user' ? context.actor.name : 'Founder';
    const head = { title, person, exportedAt: context.clock.now() };
    const markdown = markdownOf(
      head,
      transcriptOf(messages, new Set(), (text) => text),
    );
    return { output: { fileName: fileNameOf(title, 'md'), markdown } };
  },
});
