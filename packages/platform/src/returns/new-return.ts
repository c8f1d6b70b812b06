import type { RefundMethod, ReturnSource } from '@brandwright/contract/returns/enums.ts';
import { itemsWords } from '@brandwright/contract/returns/words.ts';
import { setOrderReturnStatus } from '@brandwright/contract/orders/set-order-return-status.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import type { ChosenLine } from './choose-lines.ts';
import type { OrderFacts } from './order-facts.ts';
import { nextUnit, refundOf, shippingGoesBack } from './refund-of.ts';
import { handleOf } from './rules.ts';
import type { ReturnRecord } from './show-return.ts';
import { returnLines, returnOrders } from './tables.ts';

export interface NewReturn {
  chosen: readonly ChosenLine[];
  refundMethod: RefundMethod;
  feeMinor: number;
  source: ReturnSource;
  createdBy: string;
  teamNote?: string | undefined;
  shopperNote?: string | undefined;
  overrideReason?: string | undefined;
}

/** The refund that chosen lines would come to. */
export const refundOfChosen = (facts: OrderFacts, chosen: readonly ChosenLine[], feeMinor: number) =>
  refundOf(
    facts,
    chosen.map(({ line, quantity }) => ({
      lineItemId: line.id,
      quantity,
      firstUnit: nextUnit(line, quantity),
    })),
    { includesShipping: shippingGoesBack(facts, chosen), feeMinor, exchangeMinor: 0 },
  );

/** Keeps that the order has a return again. First of all done, so that two returns of one order come one after the other. */
export const holdOrder = (context: Context, orderId: string) =>
  context.call(setOrderReturnStatus, { id: orderId, returnStatus: 'CREATED' });

/** Writes a return of checked lines, whose order is held. */
export async function writeReturn(
  { db, storeId, clock }: Context,
  facts: OrderFacts,
  { chosen, teamNote, shopperNote, overrideReason, ...terms }: NewReturn,
): Promise<ReturnRecord> {
  const { order } = facts;
  const now = clock.now();
  const handle = handleOf(order.orderNumber, facts.returns);
  const items = chosen.map(({ line, quantity }) => ({ title: line.title, quantity }));
  const [row] = await db
    .insert(returnOrders)
    .values({
      ...terms,
      storeId,
      id: randomUUID(),
      handle,
      status: 'CREATED',
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      customerName: order.customerName,
      email: order.email,
      currency: order.currency,
      units: items.reduce((sum, { quantity }) => sum + quantity, 0),
      itemsText: itemsWords(items),
      includesShipping: shippingGoesBack(facts, chosen),
      refundMinor: refundOfChosen(facts, chosen, terms.feeMinor).totalMinor,
      teamNote: teamNote ?? null,
      shopperNote: shopperNote ?? null,
      overrideReason: overrideReason ?? null,
      searchText: searchTextOf({
        handle,
        orderNumber: order.orderNumber,
        customerName: order.customerName,
        email: order.email,
        lines: chosen.map(({ line }) => line),
      }),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The return was not written.');
  await db.insert(returnLines).values(
    chosen.map(({ line, quantity, reason }, position) => ({
      storeId,
      id: randomUUID(),
      returnId: row.id,
      position,
      lineItemId: line.id,
      title: line.title,
      variant: line.variant,
      sku: line.sku,
      quantity,
      reason,
      firstUnit: nextUnit(line, quantity),
    })),
  );
  return row;
}

/** What the search looks in. */
export function searchTextOf(one: {
  handle: string;
  orderNumber: number;
  customerName: string;
  email: string | null;
  lines: readonly { title: string; variant: string | null; sku: string | null }[];
}): string {
  const parts = [
    one.handle,
    String(one.orderNumber),
    one.customerName,
    one.email,
    ...one.lines.flatMap(({ title, variant, sku }) => [title, variant, sku]),
  ];
  return [...new Set(parts.filter(Boolean))].join('\n').toLowerCase();
}
