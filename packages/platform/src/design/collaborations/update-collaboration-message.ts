import { OperationError } from '@brandwright/contract';
import { updateCollaborationMessage } from '@brandwright/contract/design/collaborations/update-collaboration-message.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findThread, lockCollaboration, type MessageRow } from './find.ts';
import { personOf, toChanged } from './rows.ts';
import { collaborationMessages as messages } from './tables.ts';
import { messageWithId } from './message-with-id.ts';

async function findMessage(context: Context, id: string): Promise<MessageRow> {
  const [row] = await context.db.select().from(messages).where(messageWithId(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'That message no longer exists.');
  return row;
}

export default implement(updateCollaborationMessage, {
  async run(context, { messageId, text }) {
    const before = await findMessage(context, messageId);
    const thread = await findThread(context, before.threadId, undefined);
    if (before.authorId === null || before.authorId !== personOf(context).id)
      throw new OperationError('forbidden', `Only ${before.authorName} can change this message.`);
    const picture = await lockCollaboration(context, thread.collaborationId);
    await context.db
      .update(messages)
      .set({ text, editedAt: context.clock.now() })
      .where(messageWithId(context, messageId));
    return {
      output: await toChanged(context, thread, picture),
      undo: { messageId, text: before.text, after: text },
      subject: { kind: 'collaboration_thread', id: thread.id },
    };
  },
  async undo(context, undo) {
    const kept = z.object({ messageId: z.uuid(), text: z.string(), after: z.string() }).parse(undo);
    const row = await findMessage(context, kept.messageId);
    if (row.text !== kept.after)
      throw new OperationError('conflict', 'The message has changed since then. Edit it instead.');
    await context.db.update(messages).set({ text: kept.text }).where(messageWithId(context, kept.messageId));
  },
});
