import type { InboxFilter } from '@brandwright/contract/inbox/enums.ts';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { supplierConversations as conversations } from './tables.ts';

export const open = eq(conversations.isArchived, false);

export const filters: Readonly<Record<InboxFilter, SQL | undefined>> = {
  PERSONAL: and(open, eq(conversations.origin, 'PERSONAL')),
  SOURCING_AGENT: and(open, eq(conversations.origin, 'SOURCING_AGENT')),
  ARCHIVED: eq(conversations.isArchived, true),
};

export async function countOf(context: Context, where: SQL | undefined): Promise<number> {
  const [row] = await context.db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.storeId, context.storeId), where));
  return row?.total ?? 0;
}
