import { OperationError, recordKinds } from '@brandwright/contract';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import type { ReturnRecord } from './show-return.ts';
import { returnOrders } from './tables.ts';

const returnsWhere = ({ db, storeId }: Context, where: SQL | undefined): Promise<ReturnRecord[]> =>
  db
    .select()
    .from(returnOrders)
    .where(and(eq(returnOrders.storeId, storeId), where))
    .orderBy(desc(returnOrders.sequence))
    .limit(8);

const few =
  /\b(?:the|a|an|my|our|her|his|their|return|returns|of|from|for|order|orders|rma|that)\b|[’']s\b|[#“”"]/gi;

const isOpen = ({ status, settledAt }: ReturnRecord) => status !== 'CANCELED' && settledAt === null;

const returnKind: RecordKindDeclaration<ReturnRecord> = {
  called: recordKinds.return_order,
  nameOf: ({ handle }) => handle,
  labelOf: ({ handle, customerName, itemsText }) => `${handle} (${customerName}, ${itemsText})`,
  // What is still to be dealt with is meant before what is over.
  prefers: isOpen,
  lookUp: 'Say "what’s coming back" to see the returns.',
  byId: async (context, id) => (await returnsWhere(context, eq(returnOrders.id, id)))[0],
  async named(context, said) {
    const handle = /\b\d{1,9}-r\d{1,4}\b/i.exec(said)?.[0];
    if (handle !== undefined) return returnsWhere(context, eq(returnOrders.handle, handle.toUpperCase()));
    const number = /(?:^|[#\s])(\d{1,9})\b/.exec(said)?.[1];
    if (number !== undefined) return returnsWhere(context, eq(returnOrders.orderNumber, Number(number)));
    const words = said.toLowerCase().replaceAll(few, ' ').trim().split(/\s+/).filter(Boolean).slice(0, 6);
    return returnsWhere(
      context,
      holdsAll(
        returnOrders.searchText,
        words.map((word) => `%${escapeLike(word.replace(/(?<=\w{3})s$/, ''))}%`),
      ),
    );
  },
};

/** The return that is meant, by id, handle, its order's number, or whose it is. Errors: not_found, conflict. */
export const findReturn = (context: Context, said: string): Promise<ReturnRecord> =>
  resolveRecord(context, returnKind, said.replace(/^#/, ''));

/** As `findReturn`, and nobody else changes it until this transaction ends. */
export async function lockReturn(context: Context, said: string): Promise<ReturnRecord> {
  const { id } = await findReturn(context, said);
  const [row] = await context.db
    .select()
    .from(returnOrders)
    .where(and(eq(returnOrders.storeId, context.storeId), eq(returnOrders.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'That return no longer exists. Look through your returns.');
  return row;
}

/** Returns of these orders, the newest first. */
export const returnsOfOrders = (context: Context, orderIds: readonly string[]) =>
  returnsWhere(context, inArray(returnOrders.orderId, [...orderIds]));

export async function updateReturn(
  { db, storeId, clock }: Context,
  id: string,
  change: Partial<typeof returnOrders.$inferInsert>,
): Promise<ReturnRecord> {
  const [row] = await db
    .update(returnOrders)
    .set({ ...change, updatedAt: clock.now() })
    .where(and(eq(returnOrders.storeId, storeId), eq(returnOrders.id, id)))
    .returning();
  if (!row) throw new Error('The return was not there.');
  return row;
}
