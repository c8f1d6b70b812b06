import { desc, eq } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { feedNotes } from './tables.ts';

export const sourceName = 'assistant_notes';

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
