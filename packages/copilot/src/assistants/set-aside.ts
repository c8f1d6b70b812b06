import type { Context } from '@brandwright/platform';
import { conversations } from '@brandwright/platform/copilot/tables.ts';
import { and, eq } from 'drizzle-orm';

/** Names the conversation of a run after its assistant and puts it into the archive. */
export async function setAside(context: Context, conversationId: string, title: string): Promise<void> {
  await context.db
    .update(conversations)
    .set({ title, isArchived: true })
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversationId)));
}
