import { placeShares } from '@brandwright/contract/design/collaborations/collaboration-ref.ts';
import { createCollaborationThread } from '@brandwright/contract/design/collaborations/create-collaboration-thread.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toldNoteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { showNote } from './show-note.ts';
import { findCollaboration } from './find.ts';
import { pin, unpin } from './threads.ts';

export default implement(createCollaborationThread, {
  prepare: showNote(createCollaborationThread),
  async run(context, { collaborationId, text, place, x, y }) {
    const picture = await findCollaboration(context, collaborationId);
    const named = placeShares[place ?? 'CENTER'];
    return pin(context, {
      collaborationId: picture.id,
      text: toldNoteOf(context, text),
      x: x ?? named.x,
      y: y ?? named.y,
      shapes: [],
    });
  },
  undo: unpin,
});
