import { OperationError } from '@brandwright/contract';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { receivingLines, receivings } from './tables.ts';

export interface AskedLine {
  purchaseItemId?: string | undefined;
  sku?: string | undefined;
  expectedUnits?: number | undefined;
  unitCostMinor?: number | undefined;
}

export type NewLine = Pick<
  typeof receivingLines.$inferInsert,
  'title' | 'sku' | 'skuId' | 'purchaseItemId' | 'expectedUnits' | 'unitCostMinor'
>;

/** Errors: not_found, conflict for what can’t be announced, bad_input for units that weren’t said. */
export const newLine = (context: Context, asked: AskedLine): Promise<NewLine> =>
  asked.purchaseItemId === undefined ? lineOfSku(context, asked) : lineOfPurchase(context, asked);

async function lineOfPurchase(context: Context, asked: AskedLine): Promise<NewLine> {
  const item = await context.call(getPurchaseItem, { purchaseItemId: asked.purchaseItemId ?? '' });
  if (!['INVENTORY', 'PACKAGING', 'MANUAL_INVENTORY'].includes(item.orderType))
    throw new OperationError(
      'conflict',
      `${item.title} doesn’t go into stock, so it can’t have a receiving.`,
    );
  const expectedUnits = await openUnits(context, item, asked.expectedUnits);
  return {
    title: item.title,
    sku: asked.sku ?? null,
    skuId: null,
    purchaseItemId: item.purchaseItemId,
    expectedUnits,
    unitCostMinor: null,
  };
}

/** Whoever announces units waits for this transaction, so that no two announce the same ones. */
export const lockAnnouncements = ({ db, storeId }: Context) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`receivings ${storeId}`}, 0))`);

/** The units asked for, or all that are still to come. Errors: conflict where fewer are, or the purchase order is canceled. */
async function openUnits(
  context: Context,
  item: Pick<PurchaseItem, 'purchaseItemId' | 'title' | 'status' | 'quantity' | 'receivedUnits'>,
  asked: number | undefined,
): Promise<number> {
  if (item.status === 'CANCELED')
    throw new OperationError('conflict', `${item.title} is canceled, so none of it is coming.`);
  const announced = await announcedOf(context, item.purchaseItemId);
  const open = item.quantity - item.receivedUnits - announced;
  const expectedUnits = asked ?? open;
  if (open > 0 && expectedUnits <= open) return expectedUnits;
  throw new OperationError(
    'conflict',
    `${item.quantity.toLocaleString('en-US')} of ${item.title} were ordered, ${item.receivedUnits.toLocaleString('en-US')} arrived and ${announced.toLocaleString('en-US')} are already announced, so ${Math.max(0, open).toLocaleString('en-US')} more can be announced.`,
  );
}

/** Refuses to bring back a line whose units its purchase order no longer has open. Errors: conflict. */
export async function requireOpenUnits(
  context: Context,
  { purchaseItemId, expectedUnits }: Pick<NewLine, 'purchaseItemId' | 'expectedUnits'>,
): Promise<void> {
  if (!purchaseItemId) return;
  await openUnits(context, await context.call(getPurchaseItem, { purchaseItemId }), expectedUnits);
}

/** Units of a purchase order that open receivings still wait for. */
async function announcedOf({ db, storeId }: Context, purchaseItemId: string): Promise<number> {
  const waiting = sql<number>`greatest(0, ${receivingLines.expectedUnits} - ${receivingLines.receivedUnits} - ${receivingLines.damagedUnits})`;
  const [found] = await db
    .select({ units: sum(waiting).mapWith(Number) })
    .from(receivingLines)
    .innerJoin(
      receivings,
      and(eq(receivings.storeId, receivingLines.storeId), eq(receivings.id, receivingLines.receivingId)),
    )
    .where(
      and(
        eq(receivingLines.storeId, storeId),
        eq(receivingLines.purchaseItemId, purchaseItemId),
        ne(receivings.receivingStatus, 'RECEIVED'),
        ne(receivings.status, 'CANCELED'),
      ),
    );
  return found?.units ?? 0;
}

async function lineOfSku(
  context: Context,
  { sku, expectedUnits, unitCostMinor }: AskedLine,
): Promise<NewLine> {
  if (sku === undefined)
    throw new OperationError('bad_input', 'What is coming: which product or purchase order?', [
      { path: 'sku', message: 'Choose a product or a purchase order.' },
    ]);
  const { rows } = await context.call(getStock, { sku });
  const [first, second] = rows;
  if (first === undefined || second)
    throw new OperationError(
      'conflict',
      `Several SKUs match: ${rows
        .slice(0, 5)
        .map((row) => `${skuName(row)}, ${row.code}`)
        .join('; ')}. Which one?`,
    );
  if (first.isBundle)
    throw new OperationError(
      'conflict',
      `${first.code} is a bundle, which holds no stock. Announce its parts.`,
    );
  if (first.level === 'MADE_TO_ORDER')
    throw new OperationError('conflict', `${skuName(first)} is made to order, so it has no stock to add to.`);
  if (expectedUnits === undefined)
    throw new OperationError('bad_input', 'How many units are coming?', [
      { path: 'quantity', message: 'Say how many units are coming.' },
    ]);
  return {
    title: skuName(first),
    sku: first.code,
    skuId: first.id,
    purchaseItemId: null,
    expectedUnits,
    unitCostMinor: unitCostMinor ?? null,
  };
}
