import { OperationError } from '@brandwright/contract';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { listWords } from '@brandwright/contract/returns/words.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import type { ReturnLineRecord, ReturnRecord } from './show-return.ts';
import { returnLines } from './tables.ts';

/** In what condition a return came. */
export interface Condition {
  condition?: 'SELLABLE' | 'DAMAGED' | undefined;
  damagedQuantity?: number | undefined;
  lines?: readonly { lineItemId: string; damagedQuantity: number }[] | undefined;
}

/** Units of each line that came back unfit to sell, by line item. Errors: bad_input. */
export function damagedUnits(
  lines: readonly ReturnLineRecord[],
  { condition, damagedQuantity, lines: given }: Condition,
): ReadonlyMap<string, number> {
  const [only, ...others] = lines;
  if (damagedQuantity !== undefined && given === undefined && others.length > 0 && damagedQuantity > 0)
    throw new OperationError(
      'bad_input',
      `Which of ${listWords(lines.map(({ title }) => title))} came back unfit to sell? Record it on the return’s page.`,
      [{ path: 'lines', message: 'Units of each item.' }],
    );
  const units = new Map(
    given?.map((one) => [one.lineItemId, one.damagedQuantity]) ??
      (damagedQuantity !== undefined && only ? [[only.lineItemId, damagedQuantity]] : []),
  );
  return new Map(
    lines.map((line) => {
      const damaged = units.get(line.lineItemId) ?? (condition === 'DAMAGED' ? line.quantity : 0);
      if (damaged > line.quantity)
        throw new OperationError(
          'bad_input',
          `Only ${line.quantity} of ${line.title} came back, so ${damaged} can’t be unfit to sell.`,
          [{ path: 'damagedQuantity', message: `At most ${line.quantity}.` }],
        );
      return [line.lineItemId, damaged];
    }),
  );
}

export interface Receipt {
  /** "1 of Ceramic mug is back in stock, 1 was written off." */
  words: string;
  /** Of the stock movements, for undo. */
  keys: string[];
}

/**
 * Books what came back: all of it comes in, and what is unfit to sell is written off again at once, so that the stock's
 * book tells both. A line whose code no product has moves nothing, and the receipt says so.
 */
export async function receiveStock(
  context: Context,
  row: ReturnRecord,
  lines: readonly ReturnLineRecord[],
  damaged: ReadonlyMap<string, number>,
): Promise<Receipt> {
  const said: string[] = [];
  const keys: string[] = [];
  for (const line of lines) {
    const off = damaged.get(line.lineItemId) ?? 0;
    await context.db
      .update(returnLines)
      .set({ damagedQuantity: off })
      .where(and(eq(returnLines.storeId, context.storeId), eq(returnLines.id, line.id)));
    const isKnown = line.sku !== null && (await book(context, row, { ...line, sku: line.sku }, off, keys));
    said.push(wordsOf(line, off, isKnown));
  }
  return { words: `${listWords(said)}.`, keys };
}

async function book(
  context: Context,
  row: ReturnRecord,
  line: ReturnLineRecord & { sku: string },
  off: number,
  keys: string[],
): Promise<boolean> {
  const reference = `Return ${row.handle}`;
  const key = (what: string) => `return:${line.id}:${what}`;
  const came = await context.call(recordStockMovements, {
    movements: [{ kind: 'RETURNED', sku: line.sku, quantity: line.quantity, reference, key: key('in') }],
  });
  if (came.unknown.length > 0) return false;
  keys.push(key('in'));
  if (off === 0) return true;
  await context.call(recordStockMovements, {
    movements: [
      {
        kind: 'WRITTEN_OFF',
        sku: line.sku,
        quantity: off,
        reason: 'Came back unfit to sell',
        reference,
        key: key('off'),
        ...(came.moved[0]?.place ? { place: came.moved[0].place } : {}),
      },
    ],
  });
  keys.push(key('off'));
  return true;
}

function wordsOf({ title, quantity }: ReturnLineRecord, off: number, isKnown: boolean): string {
  const fit = quantity - off;
  if (!isKnown) return `${quantity} × ${title} isn’t one of your products, so no stock changed`;
  if (off === 0) return `${fit} × ${title} ${fit === 1 ? 'is' : 'are'} back in stock`;
  const written = `${off} × ${title} ${off === 1 ? 'was' : 'were'} written off`;
  return fit === 0 ? written : `${fit} × ${title} ${fit === 1 ? 'is' : 'are'} back in stock, ${written}`;
}
