import { money } from '@brandwright/contract/orders/words.ts';
import { letterTo, signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import type { OrderRecord } from './find-order.ts';
import { paymentsWithMoney } from './refund.ts';
import type { WishedRefund } from './refund-wish.ts';

export interface Letter {
  email: string;
  subject: string;
  body: string;
}

/** The mail that tells a shopper of a refund: the given words, or plain ones. Null without an address or by wish. */
export async function refundLetter(
  context: Context,
  order: OrderRecord,
  wished: WishedRefund,
  { notify, message }: { notify: boolean; message?: string | undefined },
): Promise<Letter | null> {
  if (!notify || !order.email) return null;
  const subject =
    wished.kind === 'GOODWILL'
      ? `About your order #${order.orderNumber}`
      : `Your refund for order #${order.orderNumber}`;
  return { email: order.email, subject, body: message ?? (await plainWords(context, order, wished)) };
}

/** What someone said to the partner as a letter; what was typed into a form goes as it was typed. */
export const saidLetter = async (context: Context, name: string, message: string | undefined) =>
  message !== undefined && context.via === 'partner' ? letterTo(context, firstName(name), message) : message;

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

async function plainWords(context: Context, order: OrderRecord, wished: WishedRefund): Promise<string> {
  const amount = money(wished.plan.amountMinor, order.currency);
  const { store, person } = await signerOf(context);
  const payments = await paymentsWithMoney(context, order.id);
  const methods = [...new Set(payments.map(({ method }) => method))];
  const way = methods.length === 1 ? ` (${methods[0]})` : '';
  const told =
    wished.kind === 'GOODWILL'
      ? `We’re sorry about the trouble with your order #${order.orderNumber}. We’re giving you ${amount} back for it; you don’t need to do anything.`
      : `We refunded ${amount} of your order #${order.orderNumber}: ${wished.what}.`;
  return [
    `Hello ${firstName(order.customerName)},`,
    `${told} The money goes back the way you paid${way}. It can take your bank a few days to show it.`,
    `Best,\n${store ?? person ?? ''}`.trim(),
  ].join('\n\n');
}
