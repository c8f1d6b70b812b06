import { OperationError } from '@brandwright/contract';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { bookPurchaseReceipt } from '@brandwright/contract/purchasing/book-purchase-receipt.ts';
import { goodUnits } from '@brandwright/contract/purchasing/good-units.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { snOf, type LineRow, type ReceivingRow } from './find-receiving.ts';

export interface Count {
  line: LineRow;
  receivedUnits: number;
  damagedUnits: number;
}

interface Asked {
  quantity?: number | undefined;
  damagedQuantity?: number | undefined;
  lines: readonly { lineId: string; receivedUnits: number; damagedUnits: number }[];
}

const openOf = ({ expectedUnits, receivedUnits, damagedUnits }: LineRow) =>
  Math.max(0, expectedUnits - receivedUnits - damagedUnits);

/** What came of each line. Without a number all that is still to come did. Errors: not_found, conflict. */
export function countsOf(row: ReceivingRow, lines: readonly LineRow[], asked: Asked): Count[] {
  if (asked.lines.length > 0)
    return asked.lines.map(({ lineId, ...units }) => {
      const line = lines.find(({ id }) => id === lineId);
      if (!line) throw new OperationError('not_found', `${snOf(row.number)} has no such line.`);
      return { line, ...units };
    });
  const [only, second] = lines;
  if (asked.quantity === undefined && asked.damagedQuantity === undefined)
    return lines.map((line) => ({ line, receivedUnits: openOf(line), damagedUnits: 0 }));
  if (!only || second)
    throw new OperationError(
      'conflict',
      `${snOf(row.number)} has ${lines.length} lines, so one number doesn’t say which arrived. Count each line on its screen.`,
    );
  const damagedUnits = asked.damagedQuantity ?? 0;
  const open = openOf(only);
  const receivedUnits = Math.max(0, goodUnits(asked.quantity ?? open, damagedUnits, open));
  return [{ line: only, receivedUnits, damagedUnits }];
}

/** Where good units go: to the partner's place, or to the store's own where they are forwarded. */
async function placeFor(context: Context, row: ReceivingRow): Promise<string | undefined> {
  const { places } = await context.call(listStockPlaces, {});
  const kind = row.destination === 'STORE' ? 'FULFILLMENT_PARTNER' : 'OWN';
  return places.find((place) => place.kind === kind)?.id;
}

/** What takes the stock back that was booked. */
export interface Booked {
  tokens: string[];
  keys: string[];
}

/** Books units into stock: of a purchase order through its receipt, of a SKU as a movement with its landed cost. */
export async function bookCounts(
  context: Context,
  row: ReceivingRow,
  counts: readonly Count[],
): Promise<Booked> {
  const place = await placeFor(context, row);
  const booked: Booked = { tokens: [], keys: [] };
  for (const { line, receivedUnits, damagedUnits } of counts) {
    if (line.purchaseItemId !== null) {
      const { token } = await context.call(bookPurchaseReceipt, {
        purchaseItemId: line.purchaseItemId,
        quantity: receivedUnits,
        damagedQuantity: damagedUnits,
        ...(line.sku === null ? {} : { sku: line.sku }),
        ...(place === undefined ? {} : { place }),
      });
      booked.tokens.push(token);
      continue;
    }
    if (line.skuId === null || receivedUnits === 0) continue;
    const key = `receiving:${randomUUID()}`;
    await context.call(recordStockMovements, {
      movements: [
        {
          kind: 'RECEIVED',
          skuId: line.skuId,
          quantity: receivedUnits,
          ...(place === undefined ? {} : { placeId: place }),
          ...(line.unitCostMinor === null ? {} : { unitCostMinor: line.unitCostMinor }),
          reference: `Receiving ${snOf(row.number)}`,
          key,
        },
      ],
    });
    booked.keys.push(key);
  }
  return booked;
}
