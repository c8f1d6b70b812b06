import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { journalEntries, pendingActions } from '../kernel/data/tables.ts';
import { conversationMessages } from './tables.ts';

interface Part {
  type: string;
  data?: { undoEntryId?: string | null; undone?: boolean };
}

/** Writes into the conversations that made these changes that they are taken back, so no card offers undo again. */
export async function markUndone(context: Context, entryIds: readonly string[]): Promise<void> {
  const { db, storeId } = context;
  await db
    .update(pendingActions)
    .set({ undoEntryId: null })
    .where(and(eq(pendingActions.storeId, storeId), inArray(pendingActions.undoEntryId, [...entryIds])));
  const made = await db
    .select({ conversationId: journalEntries.conversationId })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.storeId, storeId),
        inArray(journalEntries.id, [...entryIds]),
        isNotNull(journalEntries.conversationId),
      ),
    );
  for (const conversationId of new Set(made.flatMap((entry) => entry.conversationId ?? []))) {
    const inConversation = and(
      eq(conversationMessages.storeId, storeId),
      eq(conversationMessages.conversationId, conversationId),
    );
    const rows = await db.select().from(conversationMessages).where(inConversation);
    for (const row of rows) {
      const parts = row.parts as Part[];
      const undone = parts.filter(
        (part) => part.data?.undoEntryId && entryIds.includes(part.data.undoEntryId),
      );
      if (undone.length === 0) continue;
      for (const part of undone) part.data = { ...part.data, undone: true };
      await db
        .update(conversationMessages)
        .set({ parts })
        .where(and(inConversation, eq(conversationMessages.id, row.id)));
    }
  }
}
