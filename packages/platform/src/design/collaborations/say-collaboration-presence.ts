import type { CollaborationNotice } from '@brandwright/contract/design/collaborations/live.ts';
import { sayCollaborationPresence } from '@brandwright/contract/design/collaborations/say-collaboration-presence.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration } from './find.ts';
import { personOf } from './rows.ts';

export default implement(sayCollaborationPresence, {
  async run(context, { collaborationId, writingIn }) {
    const row = await findCollaboration(context, collaborationId);
    const { id, name } = personOf(context);
    const notice: CollaborationNotice = {
      kind: 'collaboration_presence',
      collaborationId: row.id,
      userId: id ?? '',
      userName: name,
      writingIn: writingIn ?? null,
    };
    await context.events.publish({ type: 'notice', data: notice });
    return { output: { userId: id ?? '' } };
  },
});
