import { listCollaborationThreads } from '@brandwright/contract/design/collaborations/list-collaboration-threads.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration } from './find.ts';
import { threadsOf, withMessages } from './rows.ts';

export default implement(listCollaborationThreads, {
  async run(context, { collaborationId, isResolved, page, size }) {
    const picture = await findCollaboration(context, collaborationId);
    const all = (await threadsOf(context, picture.id)).filter(
      (row) => isResolved === undefined || row.isResolved === isResolved,
    );
    const shown = await withMessages(context, all.slice(page * size, (page + 1) * size));
    return {
      output: {
        collaborationId: picture.id,
        rows: shown.map(({ messages: _messages, ...thread }) => thread),
        page,
        size,
        total: all.length,
      },
    };
  },
});
