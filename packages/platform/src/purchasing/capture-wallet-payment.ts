import { OperationError } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import { captureWalletPayment } from '@brandwright/contract/purchasing/capture-wallet-payment.ts';
import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '../kernel/payments/payment-subject.ts';
import { captureFromWallet, findPaymentOfOrder } from '../kernel/payments/wallet-payments.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { unpaidMinor } from './invoice-amount.ts';
import { answerPayment } from './pay.ts';
import { supplierInvoices } from './tables.ts';

/**
 * Whether an invoice is still to be paid by so much; its row is locked from then on. Nobody waits for it here: who pays it now
 * waits for this payment's row. Errors: conflict.
 */
async function isStillOwed(context: Context, { subjectId, amountMinor }: PaymentRow): Promise<boolean> {
  const [invoice] = await context.db
    .select()
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, subjectId)))
    .for('no key update', { skipLocked: true });
  if (!invoice)
    throw new OperationError(
      'conflict',
      'This invoice is being paid right now. Look at it again in a moment.',
    );
  return invoice.voidedAt === null && unpaidMinor(invoice) >= amountMinor;
}

export default implement(captureWalletPayment, {
  async run(context, { orderId }) {
    const payment = await findPaymentOfOrder(context, orderId);
    const now = await captureFromWallet(context, payment, (locked) => isStillOwed(context, locked));
    return {
      output: await answerPayment(context, now),
      subject: { kind: 'supplier_invoice', id: payment.subjectId },
    };
  },
  async prepare(context, { orderId }) {
    const { amountMinor, currency, description, method } = await findPaymentOfOrder(context, orderId);
    const amount = money(amountMinor, currency);
    return {
      input: { orderId },
      preview: {
        verb: `Pay ${amount}`,
        what: `Takes the payment for ${description} that was approved at ${method}.`,
        toWhom: null,
        cost: `${amount} is taken from ${method}.`,
        irreversible: 'A payment can’t be undone. Only the supplier can refund it.',
        values: [
          { label: 'Amount', value: amount },
          { label: 'Wallet', value: method },
        ],
        warnings: [],
      },
    };
  },
});
