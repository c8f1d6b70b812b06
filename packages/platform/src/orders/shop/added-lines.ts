import type { ShopOrder } from '@brandwright/providers';
import { eq, and } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { allocate } from '../../kernel/data/allocate.ts';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import type { Context } from '../../kernel/request/context.ts';
import { updateOrder } from '../change-order.ts';
import type { LineRecord, OrderRecord } from '../find-order.ts';
import { itemsText, searchTextOf, type PricedLine } from '../new-order.ts';
import { standingOf } from '../rules.ts';
import { orderLineItems } from '../tables.ts';
import type { Edits } from './edits.ts';
import { shopOrders, type LineInShop, type ShopOrderRow } from './tables.ts';
import { mostMinor } from './to-new-order.ts';

interface Totals {
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** What added units come to, and the order's totals with them: total = subtotal − discount + shipping + tax, as of every order. */
function priceAdded(
  order: Totals & Pick<OrderRecord, 'cancelStatus'>,
  incoming: Pick<ShopOrder, 'totalMinor' | 'shippingMinor'>,
  { added, removed }: Pick<Edits, 'added' | 'removed'>,
): { lines: PricedLine[]; totals: Totals } {
  const lines = added.map(({ there, units }): PricedLine => {
    // The units' share of what the shop says of the whole line.
    const share = (minor: number) => allocate(minor, [Math.max(0, there.quantity - units), units])[1] ?? 0;
    return {
      title: there.title,
      variant: there.variant,
      sku: there.sku,
      quantity: units,
      unitPriceMinor: there.unitPriceMinor,
      discountMinor: Math.min(share(there.discountMinor), units * there.unitPriceMinor),
      taxMinor: share(there.taxMinor),
      fulfilledQuantity: 0,
      canceledQuantity: 0,
    };
  });
  const sum = (pick: (line: PricedLine) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const worths = lines.map((line) => line.quantity * line.unitPriceMinor - line.discountMinor);
  const worth = worths.reduce((total, one) => total + one, 0);
  // Where nothing was taken off, the shop's total tells the rest: a discount of the order as a whole, or more shipping.
  const isGrowthAlone = removed.length === 0 && order.cancelStatus === 'NONE';
  const rest = isGrowthAlone
    ? incoming.totalMinor - order.totalMinor - worth - sum((one) => one.taxMinor)
    : 0;
  const off = allocate(Math.min(worth, Math.max(0, -rest)), worths);
  const shippingMinor = Math.min(
    Math.max(0, rest),
    Math.max(0, incoming.shippingMinor - order.shippingMinor),
  );
  const priced = lines.map((line, index) => ({
    ...line,
    discountMinor: line.discountMinor + (off[index] ?? 0),
  }));
  const more = (pick: (line: PricedLine) => number) => priced.reduce((total, line) => total + pick(line), 0);
  const totals = {
    subtotalMinor: order.subtotalMinor + more((line) => line.quantity * line.unitPriceMinor),
    discountMinor: order.discountMinor + more((line) => line.discountMinor),
    shippingMinor: order.shippingMinor + shippingMinor,
    taxMinor: order.taxMinor + more((line) => line.taxMinor),
  };
  return {
    lines: priced,
    totals: {
      ...totals,
      totalMinor: totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + totals.taxMinor,
    },
  };
}

/** Why added items can't be on the order; undefined when they can. */
export function addingRefusal({
  orderNumber,
  cancelStatus,
  fulfillmentStatus,
  productionStatus,
}: OrderRecord): string | undefined {
  const otherwise = `items added there aren’t on #${orderNumber}; enter them as a new order`;
  if (cancelStatus === 'CANCELED') return `#${orderNumber} is canceled here, so ${otherwise}`;
  if (fulfillmentStatus === 'FULFILLED' || productionStatus === 'FINISHED')
    return `#${orderNumber} has shipped in full, so ${otherwise}`;
  return undefined;
}

/**
 * Writes added units as lines of their own, so that no share of a discount or a refund of the others moves, and the order's totals.
 * Answers which of the shop's lines they are, or why they can't be written.
 */
export async function addLines(
  context: Context,
  {
    order,
    lines,
    incoming,
    row,
  }: { order: OrderRecord; lines: LineRecord[]; incoming: ShopOrder; row: ShopOrderRow },
  edits: Pick<Edits, 'added' | 'removed'>,
): Promise<{ mapped: LineInShop[] } | { why: string }> {
  const { db, storeId } = context;
  const { lines: priced, totals } = priceAdded(order, incoming, edits);
  if (totals.subtotalMinor > mostMinor || totals.totalMinor > mostMinor)
    return { why: 'the amounts of items added there are too large' };
  const position = 1 + Math.max(-1, ...lines.map((line) => line.position));
  const rows = priced.map((line, at) => ({
    ...line,
    storeId,
    id: randomUUID(),
    orderId: order.id,
    position: position + at,
  }));
  await insertRows(db, orderLineItems, rows);
  const all = [...lines, ...rows];
  await updateOrder(context, order.id, {
    ...totals,
    ...standingOf(all),
    units: all.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsText: itemsText(all),
    searchText: searchTextOf({ ...order, lines: all }),
  });
  const mapped = [
    ...row.lines,
    ...rows.map(({ id }, at) => ({ externalId: edits.added[at]?.there.id ?? '', lineItemId: id })),
  ];
  await db
    .update(shopOrders)
    .set({ lines: mapped })
    .where(and(eq(shopOrders.storeId, storeId), eq(shopOrders.id, row.id)));
  return { mapped };
}
