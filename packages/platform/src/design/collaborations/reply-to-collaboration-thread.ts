import { OperationError } from '@brandwright/contract';
import { mostMessages } from '@brandwright/contract/design/collaborations/entities.ts';
import { replyToCollaborationThread } from '@brandwright/contract/design/collaborations/reply-to-collaboration-thread.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { toldNoteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { findThread, lockCollaboration } from './find.ts';
import { changeCollaboration, personOf, toChanged, withMessages } from './rows.ts';
import { showNote } from './show-note.ts';
import { collaborationMessages as messages } from './tables.ts';
import { messageWithId } from './message-with-id.ts';

export default implement(replyToCollaborationThread, {
  prepare: showNote(replyToCollaborationThread),
  async run(context, { threadId, text, collaborationId }) {
    const thread = await findThread(context, threadId, collaborationId);
    const picture = await lockCollaboration(context, thread.collaborationId);
    const [now] = await withMessages(context, [thread]);
    if ((now?.messages.length ?? 0) >= mostMessages)
      throw new OperationError(
        'too_large',
        `A thread can have at most ${mostMessages} messages. Start another one.`,
      );
    const person = personOf(context);
    const messageId = randomUUID();
    await context.db.insert(messages).values({
      storeId: context.storeId,
      id: messageId,
      threadId: thread.id,
      text: toldNoteOf(context, text),
      authorId: person.id,
      authorName: person.name,
      createdAt: context.clock.now(),
    });
    await changeCollaboration(context, picture.id, {});
    return {
      output: await toChanged(context, thread, picture),
      undo: { messageId },
      subject: { kind: 'collaboration_thread', id: thread.id },
    };
  },
  async undo(context, undo) {
    const { messageId } = z.object({ messageId: z.uuid() }).parse(undo);
    await context.db.delete(messages).where(messageWithId(context, messageId));
  },
});
