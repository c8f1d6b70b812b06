import { sayTyping } from '@brandwright/contract/inbox/say-typing.ts';
import { implement } from '../kernel/request/implementation.ts';
import { tell } from './append-message.ts';
import { findConversation } from './find-conversation.ts';
import { storeIdentity } from './rules.ts';

export default implement(sayTyping, {
  async run(context, { conversationSid }) {
    const row = await findConversation(context, conversationSid);
    await tell(context, {
      kind: 'supplier_typing',
      conversationSid: row.sid,
      author: storeIdentity(context.storeId),
      authorName: context.actor.kind === 'user' ? context.actor.name : 'You',
    });
    return { output: { ok: true } };
  },
});
