import { OperationError } from '@brandwright/contract';
import { mostMessages } from '@brandwright/contract/design/collaborations/entities.ts';
import { listCollaborationMessages } from '@brandwright/contract/design/collaborations/list-collaboration-messages.ts';
import { replyToCollaborationThread } from '@brandwright/contract/design/collaborations/reply-to-collaboration-thread.ts';
import { updateCollaborationMessage } from '@brandwright/contract/design/collaborations/update-collaboration-message.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toldNoteOf } from '../../kernel/approvals/outgoing-letter.ts';
import { findThread, lockCollaboration, type MessageRow } from './find.ts';
import { changeCollaboration, personOf, toChanged, withMessages } from './rows.ts';
import { showNote } from './show-note.ts';
import { collaborationMessages as messages } from './tables.ts';

const one = (context: Context, id: string) => and(eq(messages.storeId, context.storeId), eq(messages.id, id));

async function findMessage(context: Context, id: string): Promise<MessageRow> {
  const [row] = await context.db.select().from(messages).where(one(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'That message is no longer there.');
  return row;
}

export const messageOperations = [
  implement(listCollaborationMessages, {
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
  }),

  implement(replyToCollaborationThread, {
    prepare: showNote(replyToCollaborationThread),
    async run(context, { threadId, text, collaborationId }) {
      const thread = await findThread(context, threadId, collaborationId);
      const picture = await lockCollaboration(context, thread.collaborationId);
      const [now] = await withMessages(context, [thread]);
      if ((now?.messages.length ?? 0) >= mostMessages)
        throw new OperationError('too_large', `A thread holds ${mostMessages} messages. Begin another one.`);
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
      await context.db.delete(messages).where(one(context, messageId));
    },
  }),

  implement(updateCollaborationMessage, {
    async run(context, { messageId, text }) {
      const before = await findMessage(context, messageId);
      const thread = await findThread(context, before.threadId, undefined);
      if (before.authorId === null || before.authorId !== personOf(context).id)
        throw new OperationError('forbidden', `Only ${before.authorName} can change this message.`);
      const picture = await lockCollaboration(context, thread.collaborationId);
      await context.db
        .update(messages)
        .set({ text, editedAt: context.clock.now() })
        .where(one(context, messageId));
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
        throw new OperationError(
          'conflict',
          'The message has been changed since. Change it by hand instead.',
        );
      await context.db.update(messages).set({ text: kept.text }).where(one(context, kept.messageId));
    },
  }),
];
