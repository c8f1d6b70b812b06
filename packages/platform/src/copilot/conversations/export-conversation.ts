import { exportConversation } from '@brandwright/contract/copilot/conversations/export-conversation.ts';
import { getConversationMarkdown } from '@brandwright/contract/copilot/conversations/get-conversation-markdown.ts';
import { count } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, meantConversation } from '../conversations.ts';
import { conversationMessages } from '../tables.ts';
import { fileNameOf } from './file-name.ts';
import { markdownOf } from './markdown.ts';
import { inConversation, readMessages } from './messages.ts';
import { transcriptOf } from './transcript.ts';

export const exportConversationHere = implement(exportConversation, {
  async run(context, { id: named, format }) {
    const id = meantConversation(context, named);
    const { title } = await findConversation(context, id);
    const [counted] = await context.db
      .select({ total: count() })
      .from(conversationMessages)
      .where(inConversation(context, id));
    const fileName = fileNameOf(title, format === 'MARKDOWN' ? 'md' : 'yaml');
    return { output: { id, title, format, fileName, messages: counted?.total ?? 0 } };
  },
});

export const getConversationMarkdownHere = implement(getConversationMarkdown, {
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
