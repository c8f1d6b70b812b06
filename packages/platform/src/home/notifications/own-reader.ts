import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { notificationReaders } from '../../kernel/notifications/tables.ts';
import type { Context } from '../../kernel/request/context.ts';
import { personOf } from './own-notifications.ts';

type ReaderRow = typeof notificationReaders.$inferSelect;

/** How the person asking is written and texted to; undefined where they never said. */
export async function readReader(context: Context): Promise<ReaderRow | undefined> {
  const [row] = await context.db
    .select()
    .from(notificationReaders)
    .where(
      and(
        eq(notificationReaders.storeId, context.storeId),
        eq(notificationReaders.userId, personOf(context).userId),
      ),
    );
  return row;
}

export async function writeReader(
  context: Context,
  set: Partial<Omit<ReaderRow, 'storeId' | 'id' | 'userId'>>,
): Promise<void> {
  const { userId } = personOf(context);
  await context.db
    .insert(notificationReaders)
    .values({ storeId: context.storeId, id: randomUUID(), userId, ...set })
    .onConflictDoUpdate({ target: [notificationReaders.storeId, notificationReaders.userId], set });
}

/** No code is open. */
export const noOpenCode = { openNumber: null, codeMac: null, codeExpiresAt: null, codeTries: 0 };
