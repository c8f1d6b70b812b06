import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import type { InvoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { and, eq } from 'drizzle-orm';
import { creditToUse, lockCreditToUse } from '../kernel/payments/account-credit.ts';
import { cardName, cardToPayWith, customerAtBank, type CardRow } from '../kernel/payments/cards.ts';
import type { PaymentRow } from '../kernel/payments/payment-subject.ts';
import { toPayment } from '../kernel/payments/payments.ts';
import { takeCredit, takePayment } from '../kernel/payments/take-payment.ts';
import type { Context } from '../kernel/request/context.ts';
import { invoiceSubject, invoiceTitle, showInvoice, type InvoiceRow } from './invoices.ts';
import { putPurchases } from './put-purchases.ts';
import { dayOf, invoiceStatusOn, requireInvoiceStep } from './rules.ts';
import { supplierInvoices } from './tables.ts';

interface CreditInput {
  useCredit?: boolean | undefined;
  /** What the approval showed. */
  expectedCreditMinor?: number | undefined;
}

/** How something is paid: the part that credit pays, and the card for the rest; null where there is none. */
interface PaidWith {
  creditMinor: number;
  card: { name: string } | null;
}

interface PaymentShown {
  amountMinor: number;
  currency: string;
  what: string;
  toWhom: string;
  with: PaidWith;
}

/** How much of it account credit pays: none unless it is asked for. Errors: conflict where another amount was shown, or none is left. */
async function creditOf(
  context: Context,
  amountMinor: number,
  currency: string,
  { useCredit = false, expectedCreditMinor }: CreditInput,
): Promise<number> {
  if (!useCredit) return 0;
  const creditMinor = await creditToUse(context, amountMinor, currency);
  if (creditMinor === 0)
    throw new OperationError(
      'conflict',
      `You have no account credit in ${currency} to use. Nothing was charged. Pay with a card instead.`,
    );
  refuseOtherCredit(creditMinor, expectedCreditMinor, currency);
  return creditMinor;
}

function refuseOtherCredit(nowMinor: number, shownMinor: number | undefined, currency: string): void {
  if (shownMinor === undefined || shownMinor === nowMinor) return;
  throw new OperationError(
    'conflict',
    `Your account credit would pay ${money(nowMinor, currency)} now, not ${money(shownMinor, currency)}. Nothing was charged. Check it again.`,
  );
}

/** How it would be paid, with what of it goes into the input that is approved. */
export async function payWith(
  context: Context,
  amountMinor: number,
  currency: string,
  input: CreditInput & { cardId?: string | undefined },
): Promise<{ with: PaidWith; input: CreditInput & { cardId?: string } }> {
  const { useCredit } = input;
  const creditMinor = await creditOf(context, amountMinor, currency, { useCredit });
  const card = creditMinor === amountMinor ? null : await cardFor(context, input.cardId);
  return {
    with: { creditMinor, card },
    input: {
      ...(card ? { cardId: card.id } : {}),
      ...(creditMinor > 0 ? { useCredit, expectedCreditMinor: creditMinor } : {}),
    },
  };
}

/** The card that is charged when nobody names one, and what it is called. Errors: not_found, conflict, bad_input. */
async function cardFor(context: Context, said: string | undefined): Promise<CardRow & { name: string }> {
  const card = await cardToPayWith(context, said);
  return { ...card, name: cardName(card) };
}

/**
 * Pays an invoice, whose row must be locked, with a card, after account credit where it is used. A no of the bank is an answer, and
 * then no credit is spent. Errors: bad_transition, conflict, upstream.
 */
export async function payOff(
  context: Context,
  invoice: InvoiceRow,
  amountMinor: number,
  input: CreditInput & { cardId?: string | undefined },
): Promise<InvoicePayment> {
  requireInvoiceStep(invoice.invoiceNumber, invoiceStatusOn(invoice, dayOf(context.clock.now())), 'PAID');
  const order = {
    subject: invoiceSubject(invoice.id),
    description: invoiceTitle(invoice),
    currency: invoice.currency,
    creditMinor: await creditOf(context, amountMinor, invoice.currency, input),
    returnPath: `/pay-invoice/${invoice.id}`,
  };
  if (order.creditMinor === amountMinor) {
    // Nobody may have spent it since it was looked at.
    const lockedMinor = await lockCreditToUse(context, amountMinor, invoice.currency);
    refuseOtherCredit(lockedMinor, amountMinor, invoice.currency);
    return answerPayment(context, await takeCredit(context, order));
  }
  const card = await cardFor(context, input.cardId);
  const payment = await takePayment(context, {
    ...order,
    amountMinor: amountMinor - order.creditMinor,
    customerId: await customerAtBank(context),
    methodId: card.methodId,
    method: card.name,
  });
  return answerPayment(context, payment);
}

/** A payment with its invoice as it is now. What it is for waits while the payment does. */
export async function answerPayment(context: Context, payment: PaymentRow): Promise<InvoicePayment> {
  if (payment.status === 'REQUIRES_ACTION' || payment.status === 'PENDING')
    for (const status of ['NOT_PURCHASED', 'IN_SHOPPING_CART'] as const)
      await putPurchases(context, payment.subjectId, status, 'CHARGE_PENDING');
  return {
    payment: toPayment(payment),
    invoice: await showInvoice(context, await rowOf(context, payment.subjectId)),
  };
}

async function rowOf(context: Context, id: string): Promise<InvoiceRow> {
  const [row] = await context.db
    .select()
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, id)));
  if (!row) throw new OperationError('not_found', 'There’s no invoice with that id.');
  return row;
}

/** Refuses to charge another amount than was shown. */
export function refuseOtherAmount(nowMinor: number, shownMinor: number | undefined, currency: string): void {
  if (shownMinor === undefined || shownMinor === nowMinor) return;
  throw new OperationError(
    'conflict',
    `It comes to ${money(nowMinor, currency)} now, not ${money(shownMinor, currency)}. Nothing was charged. Check it again.`,
  );
}

/** The approval of a payment. */
export function paymentPreview(
  { with: { card, creditMinor }, ...pay }: PaymentShown,
  values: ApprovalPreview['values'],
  warnings: string[],
): ApprovalPreview {
  const amount = money(pay.amountMinor, pay.currency);
  const credit = money(creditMinor, pay.currency);
  const charged = money(pay.amountMinor - creditMinor, pay.currency);
  const cost = card
    ? `${charged} is charged to ${card.name}.${creditMinor > 0 ? ` ${credit} is taken from your account credit.` : ''}`
    : `${credit} is taken from your account credit. No card is charged.`;
  return {
    verb: `Pay ${amount}`,
    what: pay.what,
    toWhom: pay.toWhom,
    cost,
    irreversible: 'A payment can’t be undone. Only the supplier can refund it.',
    values: [
      { label: 'Amount', value: amount },
      ...(creditMinor > 0 ? [{ label: 'Account credit', value: `−${credit}` }] : []),
      ...(card ? [{ label: 'Card', value: card.name }] : []),
      ...(card && creditMinor > 0 ? [{ label: 'Charged', value: charged }] : []),
      ...values,
    ],
    warnings,
  };
}

export const dueWarning = (invoice: InvoiceRow, today: string): string[] =>
  invoiceStatusOn(invoice, today) === 'OVERDUE' ? [`It was due on ${dayWords(invoice.dueOn)}.`] : [];
