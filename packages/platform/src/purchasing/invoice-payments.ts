import { and, eq, inArray } from 'drizzle-orm';
import { earnCashBack, spendCredit } from '../kernel/payments/account-credit.ts';
import { postEntry } from '../kernel/payments/ledger.ts';
import type { PaymentSubjectOn } from '../kernel/payments/payment-subject.ts';
import { isWalletPayment } from '../kernel/payments/wallet-payments.ts';
import type { Context } from '../kernel/request/context.ts';
import { invoiceSubject, invoiceTitle, linesOf, type InvoiceRow } from './invoices.ts';
import type { ItemRow } from './items.ts';
import { beginMilestones, setMilestone } from './milestones.ts';
import { putPurchases } from './put-purchases.ts';
import { dayAfter, dayOf, nextPayment } from './rules.ts';
import { promotionUses, purchaseItems, supplierInvoices } from './tables.ts';

/** What follows when an invoice is paid, or a payment for it comes to nothing. */
export const invoicePayments: PaymentSubjectOn<Context> = {
  kind: 'supplier_invoice',
  async paid(context, payment) {
    const invoice = await lockedRow(context, payment.subjectId);
    const openMinor = Math.max(0, invoice.totalMinor - invoice.paidMinor - payment.amountMinor);
    const creditMinor = await spendCredit(context, payment, openMinor);
    const paidMinor = invoice.paidMinor + payment.amountMinor + creditMinor;
    const isWhole = paidMinor >= invoice.totalMinor;
    const now = context.clock.now();
    await context.db
      .update(supplierInvoices)
      .set({ paidMinor, isDraft: false, paidAt: isWhole ? now : invoice.paidAt })
      .where(mine(context, invoice.id));
    const subject = invoiceSubject(invoice.id);
    const { currency } = invoice;
    await postEntry(context, {
      kind: 'PAYMENT',
      memo: `Paid ${invoiceTitle(invoice)} with ${payment.method}${creditMinor > 0 && payment.amountMinor > 0 ? ' and account credit' : ''}`,
      subject,
      source: `payment:${payment.id}`,
      transfers: [
        {
          credit: isWalletPayment(payment) ? ('WALLET' as const) : ('CARDS' as const),
          amountMinor: payment.amountMinor,
        },
        { credit: 'CREDITS' as const, amountMinor: creditMinor },
      ]
        .filter(({ amountMinor }) => amountMinor > 0)
        .map((transfer) => ({ debit: 'SUPPLIERS', currency, ...transfer })),
    });
    await earnCashBack(context, payment);
    if (isWhole && invoice.discountMinor > 0) await spendPromotion(context, invoice);
    await beginPurchases(context, invoice);
  },
  async notPaid(context, payment) {
    await putPurchases(context, payment.subjectId, 'CHARGE_PENDING', 'NOT_PURCHASED');
  },
};

const mine = (context: Context, id: string) =>
  and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, id));

async function lockedRow(context: Context, id: string): Promise<InvoiceRow> {
  const [row] = await context.db
    .select()
    .from(supplierInvoices)
    .where(mine(context, id))
    .for('no key update');
  if (!row) throw new Error(`Invoice ${id} was paid and isn’t there.`);
  return row;
}

/** The code is used up, and what it took off is on the books: the supplier gets the whole price. */
async function spendPromotion(context: Context, invoice: InvoiceRow): Promise<void> {
  const { discountMinor: amountMinor, promotionCode, currency } = invoice;
  if (promotionCode !== null)
    await context.db
      .insert(promotionUses)
      .values({
        storeId: context.storeId,
        id: invoice.id,
        code: promotionCode,
        invoiceId: invoice.id,
        usedAt: context.clock.now(),
      })
      .onConflictDoNothing();
  await postEntry(context, {
    kind: 'CREDIT',
    memo: `${promotionCode ?? 'A promotion'} on ${invoiceTitle(invoice)}`,
    subject: invoiceSubject(invoice.id),
    source: `discount:${invoice.id}`,
    transfers: [{ debit: 'SUPPLIERS', credit: 'CREDITS', amountMinor, currency }],
  });
}

/** What an invoice is for begins when something of it is paid; a deposit and a balance that are paid are milestones. */
async function beginPurchases(context: Context, invoice: InvoiceRow): Promise<void> {
  const today = dayOf(context.clock.now());
  const lines = await linesOf(context, [invoice.id]);
  const ids = [...new Set(lines.flatMap(({ purchaseItemId }) => purchaseItemId ?? []))];
  if (ids.length === 0) return;
  const items = await context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), inArray(purchaseItems.id, ids)))
    .for('no key update');
  for (const item of items) {
    const paidMinor = lines
      .filter(({ purchaseItemId }) => purchaseItemId === item.id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (isWaiting(item)) await begin(context, item, invoice, today, paidMinor);
    else if (invoice.origin === 'PURCHASE') await setMilestone(context, item.id, 'BALANCE', today);
  }
}

const isWaiting = ({ status }: ItemRow) =>
  status === 'NOT_PURCHASED' || status === 'IN_SHOPPING_CART' || status === 'CHARGE_PENDING';

async function begin(
  context: Context,
  item: ItemRow,
  invoice: InvoiceRow,
  today: string,
  paidMinor: number,
): Promise<void> {
  await context.db
    .update(purchaseItems)
    .set({
      status: 'IN_PRODUCTION',
      expectedOn: item.leadTimeDays === null ? null : dayAfter(today, item.leadTimeDays),
      shippingAddress: invoice.shippingAddress ?? item.shippingAddress,
      updatedAt: context.clock.now(),
    })
    .where(and(eq(purchaseItems.storeId, context.storeId), eq(purchaseItems.id, item.id)));
  const withDeposit = paidMinor < item.totalMinor && nextPayment(item, 0).part === 'DEPOSIT';
  await beginMilestones(context, item, today, withDeposit);
  if (withDeposit) await setMilestone(context, item.id, 'DEPOSIT', today);
}
