import { listPromises } from '@brandwright/contract/inbox/thread/list-promises.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readPromises } from './promises/read-promises.ts';
import { readThread } from './read-thread.ts';

export default implement(listPromises, {
  async run(context, { conversationSid, kind }) {
    const { conversation, messages } = await readThread(context, conversationSid);
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        promises: readPromises(messages).filter((one) => kind === undefined || one.kind === kind),
      },
    };
  },
});
