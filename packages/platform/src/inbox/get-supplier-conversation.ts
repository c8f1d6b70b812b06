import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findConversation } from './find-conversation.ts';
import { readThread } from './get-conversation.ts';

export default implement(getSupplierConversation, {
  async run(context, { conversationSid, beforeIndex, keyword }) {
    const row = await findConversation(context, conversationSid);
    return { output: await readThread(context, row, { beforeIndex, keyword }) };
  },
});
