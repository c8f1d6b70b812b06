import { listWords, money } from '@brandwright/contract/orders/words.ts';
import { letterTo, signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { codeOf } from './credits/movements.ts';
import type { OrderRecord } from './find-order.ts';
import { spreadRefund } from './money.ts';
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
  const parts = spreadRefund(wished.plan.amountMinor, await paymentsWithMoney(context, order.id));
  const told =
    wished.kind === 'GOODWILL'
      ? `We’re sorry about the trouble with your order #${order.orderNumber}. We’re giving you ${amount} back for it; you don’t need to do anything.`
      : `We refunded ${amount} of your order #${order.orderNumber}: ${wished.what}.`;
  return [
    `Hello ${firstName(order.customerName)},`,
    `${told} ${wayBack(parts, order.currency)}`,
    `Best,\n${store ?? person ?? ''}`.trim(),
  ].join('\n\n');
}

type Parts = ReturnType<typeof spreadRefund<Awaited<ReturnType<typeof paymentsWithMoney>>[number]>>;

/** Where a refund goes, for the shopper. */
function wayBack(parts: Parts, currency: string): string {
  const sumOf = (some: Parts) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const [credit, cash] = [
    parts.filter(({ payment }) => payment.creditId !== null),
    parts.filter(({ payment }) => payment.creditId === null),
  ];
  const codes = listWords([...new Set(credit.map(({ payment }) => codeOf(payment.method)))], 4);
  if (cash.length === 0 && credit.length > 0)
    return `It’s back on your store credit ${codes}, for your next order.`;
  const methods = [...new Set(cash.map(({ payment }) => payment.method))];
  const way = methods.length === 1 ? ` (${methods[0]})` : '';
  const bank = 'It can take your bank a few days to show it.';
  if (credit.length === 0) return `The money goes back the way you paid${way}. ${bank}`;
  return `${money(sumOf(credit), currency)} is back on your store credit ${codes}, and ${money(sumOf(cash), currency)} goes back the way you paid${way}. ${bank}`;
}
