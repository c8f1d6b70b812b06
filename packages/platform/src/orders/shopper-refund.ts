import { OperationError, type ApprovalPreview, type OutputOf } from '@brandwright/contract';
import { refundKindLabels, type RefundReason } from '@brandwright/contract/orders/enums.ts';
import type { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { refundReasonText } from '@brandwright/contract/orders/refunds.ts';
import { count, money } from '@brandwright/contract/orders/words.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { updateOrder } from './change-order.ts';
import { queueMail } from './customer-mail.ts';
import type { OrderRecord } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { paidBackOf } from './paid.ts';
import { creditBackWords, creditOf, payBack, refundsMade, toCredit } from './refund.ts';
import { refundLetter, type Letter } from './refund-letter.ts';
import type { Refundable, WishedRefund } from './refund-wish.ts';
import { orderLineItems } from './tables.ts';

/** How a refund is told and checked. */
export interface RefundHow {
  reason?: RefundReason | undefined;
  note?: string | undefined;
  notify: boolean;
  message?: string | undefined;
  /** What was shown before. */
  shown?: { amountMinor: number; refundedMinor: number } | undefined;
}

/** Pays it back, keeps what for, and tells the shopper. Errors: conflict when it is not what was shown, upstream. */
export async function carryOutRefund(
  context: Context,
  from: Refundable,
  wished: WishedRefund,
  how: RefundHow,
): Promise<OutputOf<typeof refundOrder>> {
  const { order } = from;
  const { plan, kind } = wished;
  checkShown(order, wished, how);
  const reason = refundReasonText(kind, how.reason, how.note);
  const letter = await refundLetter(context, order, wished, how);
  const refunds = await payBack(context, order, plan, await keyOf(context, order, wished), {
    kind,
    reason,
    lines: wished.lines,
  });
  for (const { lineId, amountMinor } of plan.lines) {
    await context.db
      .update(orderLineItems)
      .set({ refundedMinor: sql`${orderLineItems.refundedMinor} + ${amountMinor}` })
      .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.id, lineId)));
  }
  const creditBackMinor = toCredit(refunds);
  await updateOrder(context, order.id, {
    refundedMinor: order.refundedMinor + plan.amountMinor - creditBackMinor,
    creditBackMinor: order.creditBackMinor + creditBackMinor,
  });
  const mail = letter && (await tell(context, order, letter, refunds[0]?.id ?? null));
  const change = `Refunded ${money(plan.amountMinor, order.currency)} of order #${order.orderNumber}: ${wished.what} (${reason}).`;
  return {
    ...(await afterChange(context, order.id, change)),
    refund: {
      kind,
      amountMinor: plan.amountMinor,
      shippingMinor: plan.shippingMinor,
      reason,
      leftMinor: from.leftMinor - plan.amountMinor,
      refunds,
      mail,
    },
  };
}

function checkShown(order: OrderRecord, { plan }: WishedRefund, { shown }: RefundHow): void {
  if (!shown) return;
  if (shown.amountMinor === plan.amountMinor && shown.refundedMinor === paidBackOf(order)) return;
  throw new OperationError(
    'conflict',
    `Order #${order.orderNumber} has changed: ${money(paidBackOf(order), order.currency)} of it has been refunded since. Nothing was refunded again. Review it and try again.`,
  );
}

/**
 * Names this refund for ever. It counts the refunds made before, so that the same again on purpose is another one, and
 * the same after a crash that lost our record is not.
 */
async function keyOf(context: Context, order: OrderRecord, { kind, plan, lines }: WishedRefund) {
  const { times } = await refundsMade(context, order.id);
  const parts = lines.map((line) => `${line.lineItemId}.${line.units ?? ''}.${line.amountMinor}`);
  return `refund:${context.storeId}:${order.id}:${times}:${kind}:${plan.amountMinor}:${parts.join(',')}`;
}

async function tell(context: Context, order: OrderRecord, letter: Letter, refundId: string | null) {
  const { id, email, status } = await queueMail(context, {
    ...letter,
    customerId: order.customerId,
    orderId: order.id,
    refundId,
  });
  return { id, email, status };
}

/** What an approval shows of it. */
export async function previewRefund(
  context: Context,
  { order, leftMinor }: Refundable,
  wished: WishedRefund,
  how: RefundHow,
): Promise<ApprovalPreview> {
  const inWords = (minor: number) => money(minor, order.currency);
  const amount = inWords(wished.plan.amountMinor);
  const letter = await refundLetter(context, order, wished, how);
  const isGoodwill = wished.kind === 'GOODWILL';
  const creditMinor = await creditOf(context, order.id, wished.plan.amountMinor);
  return {
    verb: isGoodwill ? `Give ${amount} back` : `Refund ${amount}`,
    what: isGoodwill
      ? `Gives ${order.customerName} ${amount} back on order #${order.orderNumber} as goodwill. Nothing is taken back.`
      : `Refunds ${amount} of order #${order.orderNumber}: ${wished.what}. Nothing is canceled or put back in stock.`,
    toWhom: `${order.customerName}${order.email ? `, ${order.email}` : ''}`,
    cost: `${amount} goes back of the ${inWords(leftMinor)} that can still be refunded.${creditBackWords(creditMinor, order.currency)}`,
    irreversible: 'A refund can’t be taken back.',
    values: [
      { label: 'Order', value: `#${order.orderNumber}` },
      ...wished.lines.map(({ title, units, amountMinor }) => ({
        label: title,
        value: `${units === null ? 'Part' : count(units, 'unit')}, ${inWords(amountMinor)}`,
      })),
      ...(isGoodwill ? [] : [{ label: refundKindLabels[wished.kind], value: wished.what }]),
      { label: 'Refund', value: amount },
      { label: 'Left after it', value: inWords(leftMinor - wished.plan.amountMinor) },
      { label: 'Reason', value: refundReasonText(wished.kind, how.reason, how.note) },
      ...(letter
        ? [
            { label: 'Email to', value: letter.email },
            { label: 'Subject', value: letter.subject },
            { label: 'Email', value: letter.body },
          ]
        : [{ label: 'Email', value: how.notify ? 'None: the order has no email address.' : 'None' }]),
    ],
    warnings:
      !letter && how.notify
        ? [`Order #${order.orderNumber} has no email address, so ${order.customerName} won’t be told.`]
        : [],
  };
}
