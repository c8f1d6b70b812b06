import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import type { InvoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { and, eq } from 'drizzle-orm';
import { cardName, cardToPayWith, customerAtBank, type CardRow } from '../kernel/payments/cards.ts';
import type { PaymentRow } from '../kernel/payments/payment-subject.ts';
import { toPayment } from '../kernel/payments/payments.ts';
import { takePayment } from '../kernel/payments/take-payment.ts';
import type { Context } from '../kernel/request/context.ts';
import { invoiceSubject, invoiceTitle, showInvoice, type InvoiceRow } from './invoices.ts';
import { putPurchases } from './put-purchases.ts';
import { dayOf, invoiceStatusOn, requireInvoiceStep } from './rules.ts';
import { supplierInvoices } from './tables.ts';

/** The card that is charged when nobody names one, and what it is called. Errors: not_found, conflict, bad_input. */
export async function cardFor(
  context: Context,
  said: string | undefined,
): Promise<CardRow & { name: string }> {
  const card = await cardToPayWith(context, said);
  return { ...card, name: cardName(card) };
}

/** Charges a card for an invoice, whose row must be locked. A no of the bank is an answer. Errors: bad_transition, conflict, upstream. */
export async function payOff(
  context: Context,
  invoice: InvoiceRow,
  card: CardRow & { name: string },
  amountMinor: number,
): Promise<InvoicePayment> {
  requireInvoiceStep(invoice.invoiceNumber, invoiceStatusOn(invoice, dayOf(context.clock.now())), 'PAID');
  const payment = await takePayment(context, {
    subject: invoiceSubject(invoice.id),
    description: invoiceTitle(invoice),
    amountMinor,
    currency: invoice.currency,
    customerId: await customerAtBank(context),
    methodId: card.methodId,
    method: card.name,
    returnPath: `/pay-invoice/${invoice.id}`,
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
  pay: { amountMinor: number; currency: string; what: string; toWhom: string; cardName: string },
  values: ApprovalPreview['values'],
  warnings: string[],
): ApprovalPreview {
  const amount = money(pay.amountMinor, pay.currency);
  return {
    verb: `Pay ${amount}`,
    what: pay.what,
    toWhom: pay.toWhom,
    cost: `${amount} is charged to ${pay.cardName}.`,
    irreversible: 'A payment can’t be undone. Only the supplier can refund it.',
    values: [{ label: 'Amount', value: amount }, { label: 'Card', value: pay.cardName }, ...values],
    warnings,
  };
}

export const dueWarning = (invoice: InvoiceRow, today: string): string[] =>
  invoiceStatusOn(invoice, today) === 'OVERDUE' ? [`It was due on ${dayWords(invoice.dueOn)}.`] : [];
