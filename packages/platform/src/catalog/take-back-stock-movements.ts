import { OperationError } from '@brandwright/contract';
import { takeBackStockMovements } from '@brandwright/contract/catalog/take-back-stock-movements.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { stockMovements } from './tables.ts';
import { lockSku, readLevels, writeMovements } from './write-movements.ts';

export default implement(takeBackStockMovements, {
  async run(context, { keys }) {
    const rows = await context.db
      .select()
      .from(stockMovements)
      .where(and(eq(stockMovements.storeId, context.storeId), inArray(stockMovements.key, keys)))
      .orderBy(stockMovements.sequence);
    for (const skuId of [...new Set(rows.map((row) => row.skuId))].sort())
      await refuseMovedSince(
        context,
        skuId,
        rows.filter((row) => row.skuId === skuId),
      );
    // Each leaves at the cost at which it came, so that the average is as it was.
    await writeMovements(
      context,
      rows.map(({ skuId, placeId, quantity, unitCostMinor, reference, purchaseItemId }) => ({
        skuId,
        placeId,
        kind: 'COUNTED' as const,
        quantity: -quantity,
        unitCostMinor,
        reference,
        purchaseItemId,
        reason: 'Undone',
      })),
    );
    return { output: { takenBack: rows.length } };
  },
});

/** Units that have left since can’t be taken back. */
async function refuseMovedSince(
  context: Context,
  skuId: string,
  rows: readonly (typeof stockMovements.$inferSelect)[],
): Promise<void> {
  const { code } = await lockSku(context, skuId);
  const levels = await readLevels(context, skuId);
  // The last of a place says what it left there.
  const left = new Map(rows.map(({ placeId, onHandAfter }) => [placeId, onHandAfter]));
  if ([...left].every(([placeId, onHand]) => levels.get(placeId) === onHand)) return;
  throw new OperationError(
    'conflict',
    `The stock of ${code} has moved since then, so this can’t be undone. Adjust its stock instead.`,
  );
}
