import { OperationError } from '@brandwright/contract';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';
import { saysAll } from './words-in.ts';
import { type ItemRow, withInvoices } from './items.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The purchase of an id or of words of its title or supplier; refuses with the choices when several fit. */
async function findItem(context: Context, said: string): Promise<ItemRow> {
  const named = uuidPattern.test(said)
    ? eq(purchaseItems.id, said.toLowerCase())
    : saysAll(sql`${purchaseItems.title} || ' ' || ${purchaseItems.supplierName}`, said);
  const rows = await context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), named))
    .orderBy(desc(purchaseItems.createdAt))
    .limit(6);
  const [first, second] = rows;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no purchase ${uuidPattern.test(said) ? 'with that id' : `called "${said}"`}. Say "show my purchases" to see them.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several purchases fit "${said}": ${rows.map((row) => `${row.title} from ${row.supplierName}`).join(', ')}. Which one?`,
  );
}

export default implement(getPurchaseItem, {
  async run(context, { purchaseItemId }) {
    return { output: await withInvoices(context, await findItem(context, purchaseItemId)) };
  },
});
