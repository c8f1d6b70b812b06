import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import type { ReturnReason } from '@brandwright/contract/returns/enums.ts';
import { itemsWords, money } from '@brandwright/contract/returns/words.ts';
import { signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { shippingBack } from './arithmetic.ts';
import type { OrderFacts } from './order-facts.ts';
import type { ReturnLineRecord, ReturnRecord } from './show-return.ts';

interface Paid {
  row: ReturnRecord;
  facts: OrderFacts;
  lines: readonly ReturnLineRecord[];
  refund: ReturnRefund;
  notify: boolean;
}

/**
 * Pays a return back by the orders' own refund, once for the shipping and once for the items; one letter tells of both.
 * Answers whom it told, in a sentence. Errors: upstream, conflict.
 */
export async function payRefund(
  context: Context,
  { row, facts, lines, refund, notify }: Paid,
): Promise<string> {
  const reason = reasonOf(lines);
  const shippingMinor = shippingBack(refund);
  const items = refund.lines.filter(({ refundMinor }) => refundMinor > 0);
  const note = `Return ${row.handle}`;
  const tells = notify && row.email !== null;
  const message = tells ? await letterOf(context, row, refund, facts) : undefined;
  if (shippingMinor > 0) {
    const isLast = items.length === 0;
    await context.call(refundOrder, {
      id: row.orderId,
      part: 'SHIPPING',
      amountMinor: shippingMinor,
      reason,
      note,
      notify: tells && isLast,
      ...(message === undefined || !isLast ? {} : { message }),
    });
  }
  if (items.length > 0)
    await context.call(refundOrder, {
      id: row.orderId,
      lines: items.map(({ lineItemId, refundMinor }) => ({ lineItemId, amountMinor: refundMinor })),
      reason,
      note,
      notify: tells,
      ...(message === undefined ? {} : { message }),
    });
  return tells ? `An email to ${row.email} is on its way.` : 'No one was emailed.';
}

/** The one reason that all lines have; several are OTHER. */
function reasonOf(lines: readonly ReturnLineRecord[]): ReturnReason {
  const [first, ...others] = new Set(lines.map(({ reason }) => reason));
  return first !== undefined && others.length === 0 ? first : 'OTHER';
}

/** What of a refund goes back to the store credit that the order was paid with: it gets back first what it paid. */
export const toCreditOf = ({ money: paid }: OrderFacts, { totalMinor }: ReturnRefund): number =>
  Math.min(paid.creditLeftMinor, totalMinor);

/** Where the money goes, for the shopper. */
function wayBack(refund: ReturnRefund, creditMinor: number, currency: string): string {
  if (creditMinor === 0)
    return 'The money goes back to your original payment method. It can take your bank a few days to show it.';
  if (creditMinor === refund.totalMinor) return 'It’s back on the store credit that you paid with.';
  return `${money(creditMinor, currency)} is back on the store credit that you paid with, and the rest goes back to your original payment method. It can take your bank a few days to show it.`;
}

async function letterOf(
  context: Context,
  row: ReturnRecord,
  refund: ReturnRefund,
  facts: OrderFacts,
): Promise<string> {
  const { store, person } = await signerOf(context);
  const fee =
    refund.feeMinor > 0 ? ` A return fee of ${money(refund.feeMinor, row.currency)} was deducted.` : '';
  return [
    `Hello ${firstName(row.customerName)},`,
    `We received your return ${row.handle}: ${itemsWords(refund.lines)}. We refunded ${money(refund.totalMinor, row.currency)}.${fee} ${wayBack(refund, toCreditOf(facts, refund), row.currency)}`,
    `Best,\n${store ?? person ?? ''}`.trim(),
  ].join('\n\n');
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
