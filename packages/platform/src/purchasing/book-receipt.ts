import { OperationError } from '@brandwright/contract';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { takeBackStockMovements } from '@brandwright/contract/catalog/take-back-stock-movements.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { editItem, undoEdit } from './edit-item.ts';
import type { ItemRow } from './items.ts';
import { layersOf } from './landed-cost.ts';
import { landedTotalOf } from './landed-total.ts';
import { milestonesOf, setMilestone } from './milestones.ts';
import { receiptWords } from './receipt-words.ts';
import { arrivedOf, receivingAfter, refuseSaidTwice, requireReceivable } from './receiving-rules.ts';
import { newSkuFor, skuFor } from './stock-of-purchase.ts';

export interface Given {
  quantity?: number | undefined;
  damagedQuantity?: number | undefined;
  orderedQuantity?: number | undefined;
  sku?: string | undefined;
  place?: string | undefined;
  /** Where no product fits: one is added. */
  asNewProduct?: boolean | undefined;
  again?: boolean | undefined;
}

const kept = z.object({
  id: z.uuid(),
  keys: z.array(z.string()),
  edit: z.unknown(),
  /** Whether it was the last of it, so that the milestone is done. */
  doneOn: z.iso.date().nullable(),
});

const receivedBy = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : actor.kind);

/**
 * Books what arrived of a purchase, whose row must be locked, into stock at its landed cost. Answers the purchase as it is
 * then, what happened in a sentence, and what undo needs. Errors: bad_transition, conflict, bad_input, not_found.
 */
export async function receive(context: Context, item: ItemRow, given: Given, doneOn: string) {
  requireReceivable(item);
  const now = { by: receivedBy(context), at: context.clock.now().toISOString() };
  if (given.again !== true) refuseSaidTwice(item, given, now);
  const { good, damaged } = arrivedOf(item, given);
  const sku = good > 0 ? await skuOf(context, item, given) : undefined;
  const totalMinor = await landedTotalOf(context, item);
  const layers = layersOf(totalMinor, item.quantity, item.receivedUnits, good);
  // The average of a SKU is in its own currency, and no rate of the day it was paid is known.
  const isCosted = sku?.currency === item.currency;
  const receiptId = randomUUID();
  const keys = layers.map((_layer, index) => `receipt:${receiptId}:${index}`);
  const moved =
    sku &&
    (await context.call(recordStockMovements, {
      movements: layers.map(({ units, unitCostMinor }, index) => ({
        kind: 'RECEIVED' as const,
        skuId: sku.id,
        quantity: units,
        ...(given.place === undefined ? {} : { place: given.place }),
        ...(isCosted ? { unitCostMinor, currency: item.currency } : {}),
        ...(damaged > 0 ? { reason: `${damaged.toLocaleString('en-US')} more came broken` } : {}),
        reference: `Purchase order: ${item.title}`.slice(0, 120),
        purchaseItemId: item.id,
        ...(keys[index] === undefined ? {} : { key: keys[index] }),
      })),
    }));
  const receivedUnits = item.receivedUnits + good + damaged;
  const receivingStatus = receivingAfter(item.quantity, receivedUnits);
  const { row, undo } = await editItem(context, item, {
    receivedUnits,
    damagedUnits: item.damagedUnits + damaged,
    receivingStatus,
    lastReceipt: { good, damaged, said: given.quantity ?? null, ...now },
    ...(sku ? { skuId: sku.id } : {}),
  });
  const isDone = receivingStatus === 'RECEIVED';
  if (isDone) await setMilestone(context, item.id, 'RECEIVED', doneOn);
  return {
    row,
    receipt: receiptWords(row, {
      good,
      damaged,
      layers: isCosted ? layers : [],
      name: sku && skuName(sku),
      place: moved?.moved[0]?.place,
      isNew: given.asNewProduct === true,
    }),
    undo: {
      id: item.id,
      keys: sku ? keys : [],
      edit: undo,
      doneOn: isDone ? doneOn : null,
    } satisfies z.output<typeof kept>,
  };
}

function skuOf(context: Context, item: ItemRow, { sku, asNewProduct }: Given) {
  if (asNewProduct !== true) return skuFor(context, item, sku);
  if (sku === undefined) return newSkuFor(context, item);
  throw new OperationError('bad_input', 'Say either which product they go to, or “as a new product”.', [
    { path: 'sku', message: 'Say either which product they go to' },
  ]);
}

/** Takes a receipt back: stock, cost, what is received, and the milestone. A product added for it stays, disabled. Errors: conflict when any has changed since. */
export async function undoReceive(context: Context, given: unknown): Promise<void> {
  const { id, keys, edit, doneOn } = kept.parse(given);
  const now = (await milestonesOf(context, id)).find(({ kind }) => kind === 'RECEIVED');
  if (doneOn !== null && now?.doneOn !== doneOn)
    throw new OperationError('conflict', 'That milestone has changed since then, so this can’t be undone.');
  await undoEdit(context, edit);
  if (keys.length > 0) await context.call(takeBackStockMovements, { keys });
  if (doneOn !== null) await setMilestone(context, id, 'RECEIVED', null);
}
