import { OperationError } from '@brandwright/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ZodError } from 'zod';
import { authorize } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { writeEntry } from './journal.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { journalEntries } from '../data/tables.ts';

/** Takes back a journal entry, once. The undoing is an entry of its own. */
export async function undoEntry(
  parts: Pick<KernelParts, 'implementationOf'>,
  context: Context,
  entryId: string,
): Promise<{ summary: string; entryId: string }> {
  const mine = and(eq(journalEntries.storeId, context.storeId), eq(journalEntries.id, entryId));
  const [entry] = await context.db
    .update(journalEntries)
    .set({ undoneAt: context.clock.now() })
    .where(and(mine, isNull(journalEntries.undoneAt)))
    .returning();
  if (!entry) {
    const [undone] = await context.db.select({ id: journalEntries.id }).from(journalEntries).where(mine);
    if (undone) throw new OperationError('conflict', 'That was already undone.');
    throw new OperationError('not_found', 'There’s no change with that id to undo.');
  }
  const implementation = parts.implementationOf(entry.operation);
  authorize(implementation.declaration, context.actor);
  if (!implementation.undo || entry.undo === null) {
    throw new OperationError('conflict', `"${implementation.declaration.title}" can’t be undone.`);
  }
  try {
    await implementation.undo(context, entry.undo);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new OperationError('conflict', 'That change is too old to undo.');
  }
  const summary = `Undone: ${entry.summary}`;
  const subject =
    entry.subjectKind && entry.subjectId ? { subject: { kind: entry.subjectKind, id: entry.subjectId } } : {};
  const undoing = { name: 'undo_change', effect: 'write' as const };
  const id = await writeEntry(context, undoing, {
    input: { entryId },
    summary,
    undoes: entryId,
    conversationId: context.conversationId,
    ...subject,
  });
  const { invalidates } = implementation.declaration;
  if (invalidates && invalidates.length > 0)
    await context.events.publish({ type: 'invalidate', operations: invalidates });
  return { summary, entryId: id };
}
