import { addFeedNote } from '@brandwright/contract/home/add-feed-note.ts';
import { and, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { implement } from '../kernel/request/implementation.ts';
import { feedNotes } from './tables.ts';

const sourceName = 'assistant_notes';
/** Notes that are looked at: the newest. Older ones have had their time. */
const recentNotes = 40;
const dayMs = 86_400_000;
const notesLastDays = 14;

/** What assistants and jobs wrote. A note rests on its words: written anew with other words, it comes back. */
export const noteSource = declareFeedSource({
  name: sourceName,
  kind: 'NOTE',
  words: ['note of an assistant', 'assistant note'],
  async read(context) {
    const from = context.clock.now().getTime() - notesLastDays * dayMs;
    const notes = await context.db
      .select()
      .from(feedNotes)
      .where(eq(feedNotes.storeId, context.storeId))
      .orderBy(desc(feedNotes.createdAt), feedNotes.id)
      .limit(recentNotes);
    return notes
      .filter(({ createdAt }) => createdAt.getTime() >= from)
      .map((note) => ({
        key: note.id,
        weight: { urgency: note.urgency },
        title: note.title,
        ...(note.detail === null ? {} : { detail: note.detail }),
        records: note.records,
        recordCount: note.records.length,
        figures: note.figures,
        say: note.say,
        sayLabel: note.sayLabel,
        parts: [`${note.title}\n${note.detail ?? ''}`],
        since: note.createdAt,
        author: note.author,
        ...(note.isFromOutside
          ? { outsideWords: [note.title, note.detail, note.say].filter((words) => words !== null) }
          : {}),
      }));
  },
});

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

export const feedNoteOperations = [
  implement(addFeedNote, {
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
  }),
];
