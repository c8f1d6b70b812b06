import { exportConversation } from '@brandwright/contract/copilot/conversations/export-conversation.ts';
import { count } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, meantConversation } from '../conversations.ts';
import { conversationMessages } from '../tables.ts';
import { fileNameOf } from './file-name.ts';
import { inConversation } from './messages.ts';

export default implement(exportConversation, {
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
