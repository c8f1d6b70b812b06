import { OperationError, recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import type { ConversationRow } from './read-rows.ts';
import { supplierConversations as conversations } from './tables.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { noneNamed, notFound, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';

const few = 5;

const chatKind: NamedRows<ConversationRow> = {
  called: recordKinds.supplier_conversation,
  nameOf: ({ supplierName }) => supplierName,
  lookUp: 'Say "show my inbox" to see all of them.',
};

/** The store's conversation that a sid, a supplier's id or a supplier's name means, or undefined. Refuses when several fit. */
export async function lookUpConversation(
  context: Context,
  named: string,
  alsoMatches?: SQL,
): Promise<ConversationRow | undefined> {
  const select = (where: SQL | undefined) =>
    context.db
      .select()
      .from(conversations)
      .where(and(eq(conversations.storeId, context.storeId), where, alsoMatches))
      .orderBy(desc(conversations.lastTime), conversations.id)
      .limit(few + 1);
  const bySid = await select(
    isUuid(named)
      ? or(eq(conversations.sid, named), eq(conversations.supplierId, named.toLowerCase()))
      : eq(conversations.sid, named),
  );
  if (bySid[0]) return bySid[0];
  const exact = await select(eq(sql`lower(${conversations.supplierName})`, named.trim().toLowerCase()));
  return pickNamed(exact.length > 0 ? exact : await select(hasWords(named)), chatKind, named);
}

/** As above; refuses when there is none. */
export async function findConversation(context: Context, named: string): Promise<ConversationRow> {
  const found = await lookUpConversation(context, named);
  if (found) return found;
  throw await nothingWith(context, named);
}

/** A supplier who exists but was never written to is worth saying so. */
async function nothingWith(context: Context, named: string): Promise<OperationError> {
  if (/^CH[0-9a-f]{32}$/.test(named)) return notFound(chatKind, 'with that id');
  const supplier = await context.call(getSupplier, { supplierId: named }).catch((error: unknown) => {
    if (error instanceof OperationError) return undefined;
    throw error;
  });
  if (!supplier) return noneNamed(chatKind, named);
  return new OperationError(
    'not_found',
    `There is no chat with ${supplier.name} yet. Say "message ${supplier.name}" to begin one.`,
  );
}

/** All words of what was said stand in the supplier's name, in any order. */
function hasWords(named: string): SQL {
  const words = named
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'the' && word !== 'and');
  return holdsAll(
    conversations.supplierName,
    words.map((word) => `%${escapeLike(word)}%`),
  );
}
