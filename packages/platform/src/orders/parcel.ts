import { OperationError } from '@brandwright/contract';
import { listSellableSkus } from '@brandwright/contract/catalog/list-sellable-skus.ts';
import { count } from '@brandwright/contract/orders/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { findLine } from './find-line.ts';
import { linesOf, type LineRecord, type OrderRecord } from './find-order.ts';
import { fulfillRefusal, openUnits } from './rules.ts';

/** What is wished for a parcel: lines by id, one item by its words, or all that is left. */
export interface ParcelWish {
  items?: readonly { lineItemId: string; quantity: number }[] | undefined;
  item?: string | undefined;
  quantity?: number | undefined;
}

export interface ParcelLine {
  line: LineRecord;
  quantity: number;
}

export interface Parcel {
  /** Of the whole order. */
  lines: LineRecord[];
  contents: ParcelLine[];
}

type Skus = Awaited<ReturnType<typeof skusByCode>>;

/** SKUs that are sold by their code. */
export async function skusByCode(context: Context) {
  const { skus } = await context.call(listSellableSkus, { most: 100_000 });
  return new Map(skus.map((sku) => [sku.sku, sku]));
}

/** What of an order goes into a parcel. Errors: bad_transition, conflict, not_found, bad_input. */
export async function parcelOf(context: Context, order: OrderRecord, wish: ParcelWish): Promise<Parcel> {
  const lines = await linesOf(context, order.id);
  const refusal = fulfillRefusal(order.orderNumber, order, lines);
  if (refusal) throw new OperationError(refusal.code, refusal.message);
  return { lines, contents: contentsOf(order, lines, wish) };
}

function contentsOf(order: OrderRecord, lines: LineRecord[], wish: ParcelWish): ParcelLine[] {
  if (wish.items) return mergedItems(order, lines, wish.items);
  if (wish.item !== undefined || wish.quantity !== undefined) {
    const line = findLine(order.orderNumber, lines, { item: wish.item });
    return [checkedLine(order, line, wish.quantity ?? Math.max(1, openUnits(line)))];
  }
  return lines.filter((line) => openUnits(line) > 0).map((line) => ({ line, quantity: openUnits(line) }));
}

/** The same line named twice counts together. */
function mergedItems(
  order: OrderRecord,
  lines: LineRecord[],
  items: NonNullable<ParcelWish['items']>,
): ParcelLine[] {
  const wished = new Map<string, number>();
  for (const { lineItemId, quantity } of items) {
    const { id } = findLine(order.orderNumber, lines, { lineItemId });
    wished.set(id, (wished.get(id) ?? 0) + quantity);
  }
  return lines.flatMap((line) => {
    const quantity = wished.get(line.id);
    return quantity === undefined ? [] : [checkedLine(order, line, quantity)];
  });
}

function checkedLine(order: OrderRecord, line: LineRecord, quantity: number): ParcelLine {
  const open = openUnits(line);
  if (quantity <= open) return { line, quantity };
  throw new OperationError(
    'conflict',
    open === 0
      ? `All of ${line.title} on order #${order.orderNumber} has shipped or was canceled.`
      : `Only ${count(open, 'unit')} of ${line.title} ${open === 1 ? 'is' : 'are'} left to ship on order #${order.orderNumber}. Ship that many or fewer.`,
  );
}

/** Refuses what isn't on hand, before anything is bought for it. Parts of bundles are checked when they leave. */
export function refuseWithoutStock(contents: readonly ParcelLine[], skus: Skus): void {
  const wanted = new Map<string, number>();
  for (const { line, quantity } of contents)
    if (line.sku !== null) wanted.set(line.sku, (wanted.get(line.sku) ?? 0) + quantity);
  for (const [code, quantity] of wanted) {
    const sku = skus.get(code);
    if (sku?.isStocked && sku.onHand < quantity) throw notEnough(code, sku.onHand, quantity);
  }
}

export const notEnough = (code: string, onHand: number, wanted: number) =>
  new OperationError(
    'conflict',
    `${onHand === 0 ? 'None' : `Only ${onHand.toLocaleString('en-US')}`} of ${code} ${onHand === 1 ? 'is' : 'are'} on hand, and ${wanted.toLocaleString('en-US')} would ship. Adjust the stock first, or ship fewer.`,
  );
