import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { journalEntries } from '../../kernel/data/tables.ts';
import type { DesignRow } from './find-design.ts';

/** Outside a chat, a change this recent is still what "it" means. */
const recentMinutes = 15;

/**
 * Ids of the layers that "it" means: those of the last change of the design, when that was the last thing done in this chat.
 * None for a design that was only started or opened, or whose product changed last: then "it" is the product.
 */
export async function layersSpokenOf(context: Context, row: DesignRow): Promise<string[]> {
  if (row.version === 1 || !(await wasChangedJustNow(context, row))) return [];
  return Object.keys(row.layerRevisions).filter((id) => row.layerRevisions[id] === row.revision);
}

async function wasChangedJustNow(context: Context, row: DesignRow): Promise<boolean> {
  if (context.conversationId === undefined)
    return context.clock.now().getTime() - row.updatedAt.getTime() <= recentMinutes * 60_000;
  const [last] = await context.db
    .select({ subjectId: journalEntries.subjectId })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.storeId, context.storeId),
        eq(journalEntries.conversationId, context.conversationId),
      ),
    )
    .orderBy(desc(journalEntries.sequence))
    .limit(1);
  return last?.subjectId === row.id;
}
