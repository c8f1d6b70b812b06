import { listCollaborationMessages } from '@brandwright/contract/design/collaborations/list-collaboration-messages.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findThread } from './find.ts';
import { withMessages } from './rows.ts';

export default implement(listCollaborationMessages, {
  async run(context, { threadId, page, size }) {
    const thread = await findThread(context, threadId, undefined);
    const [{ messages: all } = { messages: [] }] = await withMessages(context, [thread]);
    return {
      output: {
        threadId: thread.id,
        rows: all.slice(page * size, (page + 1) * size),
        page,
        size,
        total: all.length,
      },
    };
  },
});
