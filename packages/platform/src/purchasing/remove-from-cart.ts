import { OperationError } from '@brandwright/contract';
import { removeFromCart } from '@brandwright/contract/purchasing/remove-from-cart.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { pickNamed, noneNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockCart, showCart } from './cart.ts';
import { toRow, type ItemRow } from './items.ts';
import { purchaseItems } from './tables.ts';
import { tellingWords } from './words-in.ts';

const cartNames: NamedRows<ItemRow> = {
  called: { noun: 'item in the cart', plural: 'items in the cart' },
  nameOf: ({ title }) => title,
  likeness: ({ title, supplierName }, said) => {
    const text = `${title} ${supplierName}`.toLowerCase();
    const words = tellingWords(said);
    return words.length > 0 && words.every((word) => text.includes(word)) ? 1 : 0;
  },
  lookUp: 'Say "show my cart" to see what is in it.',
};

const taken = z.object({ ids: z.array(z.uuid()) });

/** What was put in from the catalog waits here, canceled and archived, so that undo can put it back. */
const isFromCatalog = (row: ItemRow) =>
  row.quoteId === null && row.requestId === null && row.catalogItemId !== null;

export default implement(removeFromCart, {
  async run(context, { purchaseItemId, all }) {
    const items = await lockCart(context);
    const removed = all === true || items.length === 0 ? items : [pick(items, purchaseItemId)];
    await put(
      context,
      removed.filter((row) => isFromCatalog(row)).map(({ id }) => id),
      'CANCELED',
    );
    await put(
      context,
      removed.filter((row) => !isFromCatalog(row)).map(({ id }) => id),
      'NOT_PURCHASED',
    );
    return {
      output: { removed: removed.map(toRow), cart: await showCart(context) },
      ...(removed.length === 0
        ? {}
        : { undo: { ids: removed.map(({ id }) => id) } satisfies z.output<typeof taken> }),
    };
  },
  async undo(context, kept) {
    const { ids } = taken.parse(kept);
    const rows = await context.db
      .select()
      .from(purchaseItems)
      .where(and(eq(purchaseItems.storeId, context.storeId), inArray(purchaseItems.id, ids)))
      .for('no key update');
    if (
      rows.length < ids.length ||
      rows.some(({ status }) => status !== 'CANCELED' && status !== 'NOT_PURCHASED')
    )
      throw new OperationError(
        'conflict',
        'What was in the cart has changed since then, so this can’t be undone.',
      );
    await put(context, ids, 'IN_SHOPPING_CART');
  },
});

function pick(items: readonly ItemRow[], said: string | undefined): ItemRow {
  if (said === undefined) {
    const [only, another] = items;
    if (only && !another) return only;
    throw new OperationError('bad_input', 'Which item? Name one, or say "empty the cart".', [
      { path: 'purchaseItemId', message: 'Needed, or all.' },
    ]);
  }
  const byId = items.find(({ id }) => id === said.toLowerCase());
  if (byId) return byId;
  const found = pickNamed(items, cartNames, said);
  if (!found) throw noneNamed(cartNames, said, items);
  return found;
}

async function put(context: Context, ids: readonly string[], status: ItemRow['status']): Promise<void> {
  if (ids.length === 0) return;
  await context.db
    .update(purchaseItems)
    .set({ status, isArchived: status === 'CANCELED', updatedAt: context.clock.now() })
    .where(and(eq(purchaseItems.storeId, context.storeId), inArray(purchaseItems.id, [...ids])));
}
