import type { ApprovalPreview } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import type { InvoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { startWalletPayment } from '../kernel/payments/take-payment.ts';
import type { Context } from '../kernel/request/context.ts';
import { invoiceSubject, invoiceTitle, type InvoiceRow } from './invoices.ts';
import { answerPayment } from './pay.ts';

/** Begins to pay an invoice, whose row must be locked, with the wallet: its person approves it there. Errors: conflict, upstream. */
export async function beginAtWallet(
  context: Context,
  invoice: InvoiceRow,
  amountMinor: number,
): Promise<InvoicePayment> {
  const payment = await startWalletPayment(context, {
    subject: invoiceSubject(invoice.id),
    description: invoiceTitle(invoice),
    amountMinor,
    currency: invoice.currency,
    returnPath: `/pay-invoice/${invoice.id}`,
  });
  return answerPayment(context, payment);
}

/** The approval of beginning at the wallet: nothing is paid by it alone. */
export function walletPreview(
  pay: { amountMinor: number; currency: string; what: string; toWhom: string; wallet: string },
  values: ApprovalPreview['values'],
  warnings: string[],
): ApprovalPreview {
  const amount = money(pay.amountMinor, pay.currency);
  return {
    verb: `Continue to ${pay.wallet}`,
    what: pay.what,
    toWhom: pay.toWhom,
    cost: `${amount}, once you approve it at ${pay.wallet}. Nothing is paid before.`,
    irreversible: 'Once approved, a payment can’t be undone. Only the supplier can refund it.',
    values: [{ label: 'Amount', value: amount }, { label: 'Wallet', value: pay.wallet }, ...values],
    warnings,
  };
}
