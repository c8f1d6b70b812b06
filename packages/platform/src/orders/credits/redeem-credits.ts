import { OperationError } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { updateOrder } from '../change-order.ts';
import { linesOf, type OrderRecord } from '../find-order.ts';
import { owedOf } from '../paid.ts';
import { refundsMade } from '../refund.ts';
import { showInShop } from '../shop/fulfillments.ts';
import { orderPayments } from '../tables.ts';
import { lockCredit, openCreditsOf } from './find-credit.ts';
import { methodOf, move } from './movements.ts';
import { requireUsable } from './rules.ts';
import type { CreditRecord } from './tables.ts';

interface CreditUse {
  paymentId: string;
  creditId: string;
  code: string;
  amountMinor: number;
  leftMinor: number;
}

/** What a locked order owes. Errors: bad_transition, conflict for one that store credit can't pay. */
async function owedOn(context: Context, order: OrderRecord): Promise<number> {
  const called = `Order #${order.orderNumber}`;
  if (order.cancelStatus === 'CANCELED')
    throw new OperationError('bad_transition', `${called} is canceled, so there’s nothing to pay.`);
  if (order.origin === 'SHOPIFY_CREATOR' || (await showInShop(context, order.id)) !== null)
    throw new OperationError(
      'bad_transition',
      `${called} is charged in the shop that it came from, so its store credit is used there.`,
    );
  const { canceledMinor } = await refundsMade(context, order.id);
  const owed = owedOf(order, await linesOf(context, order.id), canceledMinor);
  if (owed === 0)
    throw new OperationError('conflict', `${called} is already paid in full. No store credit was used.`);
  return owed;
}

/** Refuses a credit that isn't for this order. Errors: bad_input, conflict, bad_transition. */
function requireFor(context: Context, credit: CreditRecord, order: OrderRecord): void {
  requireUsable(credit, context.clock.now());
  if (credit.customerId !== null && credit.customerId !== order.customerId)
    throw new OperationError(
      'conflict',
      `${credit.code} belongs to ${credit.customerName}, and order #${order.orderNumber} is ${order.customerName}’s. Nothing was used.`,
    );
  if (credit.currency !== order.currency)
    throw new OperationError(
      'bad_input',
      `${credit.code} is in ${credit.currency}, and order #${order.orderNumber} is in ${order.currency}.`,
    );
}

/** The credits to use: the one that is named, or those of the order's customer in its currency. Errors: not_found. */
async function creditsFor(
  context: Context,
  order: OrderRecord,
  called: string | undefined,
): Promise<CreditRecord[]> {
  if (called !== undefined) return [await lockCredit(context, called)];
  const open = await openCreditsOf(context, order.customerId === null ? [] : [order.customerId]);
  const fitting = open.filter(({ currency }) => currency === order.currency);
  if (fitting.length === 0)
    throw new OperationError(
      'not_found',
      `${order.customerName} has no open store credit${open.length > 0 ? ` in ${order.currency}` : ''}.`,
    );
  const locked: CreditRecord[] = [];
  for (const { id } of fitting) locked.push(await lockCredit(context, id));
  return locked;
}

/**
 * Pays a locked order with store credit, never more than is owed or left. Errors: not_found, bad_input, conflict,
 * bad_transition.
 */
export async function redeemCredits(
  context: Context,
  order: OrderRecord,
  { credit: called, amountMinor }: { credit?: string | undefined; amountMinor?: number | undefined },
): Promise<{ uses: CreditUse[]; owedMinor: number }> {
  const owedMinor = await owedOn(context, order);
  const credits = await creditsFor(context, order, called);
  for (const credit of credits) requireFor(context, credit, order);
  refuseTooMuch(order, credits, owedMinor, amountMinor);
  let toPay = amountMinor ?? owedMinor;
  const uses: CreditUse[] = [];
  for (const credit of credits) {
    const taken = Math.min(toPay, credit.leftMinor);
    if (taken === 0) break;
    uses.push(await payWith(context, order, credit, taken));
    toPay -= taken;
  }
  const usedMinor = uses.reduce((sum, use) => sum + use.amountMinor, 0);
  await updateOrder(context, order.id, { creditMinor: order.creditMinor + usedMinor });
  return { uses, owedMinor: owedMinor - usedMinor };
}

function refuseTooMuch(
  { orderNumber, currency }: OrderRecord,
  credits: readonly CreditRecord[],
  owedMinor: number,
  amountMinor: number | undefined,
): void {
  if (amountMinor === undefined) return;
  const refuse = (message: string, most: number): never => {
    throw new OperationError('bad_input', message, [
      { path: 'amountMinor', message: `At most ${money(most, currency)}.` },
    ]);
  };
  if (amountMinor > owedMinor)
    refuse(`Only ${money(owedMinor, currency)} of order #${orderNumber} is still to be paid.`, owedMinor);
  const left = credits.reduce((sum, credit) => sum + credit.leftMinor, 0);
  if (amountMinor > left)
    refuse(`Only ${money(left, currency)} is left on ${credits.map(({ code }) => code).join(', ')}.`, left);
}

async function payWith(
  context: Context,
  order: OrderRecord,
  credit: CreditRecord,
  amountMinor: number,
): Promise<CreditUse> {
  const paymentId = randomUUID();
  await context.db.insert(orderPayments).values({
    storeId: context.storeId,
    id: paymentId,
    orderId: order.id,
    method: methodOf(credit.code),
    chargeId: `credit_${paymentId}`,
    creditId: credit.id,
    amountMinor,
    capturedAt: context.clock.now(),
  });
  const { leftMinor } = await move(context, credit.id, {
    kind: 'USED',
    amountMinor: -amountMinor,
    order,
    paymentId,
  });
  return { paymentId, creditId: credit.id, code: credit.code, amountMinor, leftMinor };
}
