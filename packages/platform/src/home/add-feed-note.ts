import { addFeedNote } from '@brandwright/contract/home/add-feed-note.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { feedNotes } from './tables.ts';
import { sourceName } from './feed-notes.ts';

const undoOfNote = z.object({ noteId: z.uuid() });

async function noteUnder(context: Context, author: string, noteKey: string) {
  const [note] = await context.db
    .select({ id: feedNotes.id })
    .from(feedNotes)
    .where(
      and(
        eq(feedNotes.storeId, context.storeId),
        eq(feedNotes.author, author),
        eq(feedNotes.noteKey, noteKey),
      ),
    );
  return note;
}

export default implement(addFeedNote, {
  async run(context, { key, ...note }) {
    const id = randomUUID();
    const noteKey = key ?? id;
    const values = { ...note, noteKey, createdAt: context.clock.now() };
    const earlier = key === undefined ? undefined : await noteUnder(context, note.author, key);
    const [kept] = await context.db
      .insert(feedNotes)
      .values({ ...values, storeId: context.storeId, id })
      .onConflictDoUpdate({ target: [feedNotes.storeId, feedNotes.author, feedNotes.noteKey], set: values })
      .returning({ id: feedNotes.id });
    const noteId = kept?.id ?? id;
    return {
      output: {
        id: `${sourceName}:${noteId}`,
        title: note.title,
        author: note.author,
        replaced: earlier !== undefined,
      },
      undo: { noteId },
      subject: { kind: 'feed_note', id: noteId },
    };
  },
  async undo(context, saved) {
    const { noteId } = undoOfNote.parse(saved);
    await context.db
      .delete(feedNotes)
      .where(and(eq(feedNotes.storeId, context.storeId), eq(feedNotes.id, noteId)));
  },
});
