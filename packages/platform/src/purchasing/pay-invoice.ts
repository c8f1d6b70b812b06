import { OperationError, type InputOf } from '@brandwright/contract';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findInvoice, lockInvoice } from './find-records.ts';
import { amountToPay } from './invoice-amount.ts';
import { linesOf } from './invoices.ts';
import { beginAtWallet, walletPreview } from './pay-with-wallet.ts';
import { dueWarning, payOff, paymentPreview, payWith, refuseOtherAmount } from './pay.ts';
import { dayOf, owedMinor } from './rules.ts';

/** Whether it is paid with the wallet. Errors: bad_input when a card or credit is named as well. */
function isWithWallet({ payWith, cardId, useCredit }: InputOf<typeof payInvoice>): boolean {
  if (payWith === 'WALLET' && cardId !== undefined)
    throw new OperationError('bad_input', 'Say a card or the wallet, not both.', [
      { path: 'cardId', message: 'The wallet is to be paid with.' },
    ]);
  if (payWith === 'WALLET' && useCredit === true)
    throw new OperationError(
      'bad_input',
      'Account credit is used with a card. Pay with a card, or leave the credit out.',
      [{ path: 'useCredit', message: 'The wallet is to be paid with.' }],
    );
  return payWith === 'WALLET';
}

export default implement(payInvoice, {
  async run(context, input) {
    const withWallet = isWithWallet(input);
    const invoice = await lockInvoice(context, input.invoiceId);
    const amount = amountToPay(context, invoice, input);
    refuseOtherAmount(owedMinor(invoice), input.expectedOwedMinor, invoice.currency);
    const output = withWallet
      ? await beginAtWallet(context, invoice, amount)
      : await payOff(context, invoice, amount, input);
    return { output, subject: { kind: 'supplier_invoice', id: invoice.id } };
  },
  async prepare(context, input) {
    const withWallet = isWithWallet(input);
    const invoice = await findInvoice(context, input.invoiceId);
    const amountMinor = amountToPay(context, invoice, input);
    const lines = await linesOf(context, [invoice.id]);
    const { currency, invoiceNumber, supplierName } = invoice;
    const paid = withWallet ? null : await payWith(context, amountMinor, currency, input);
    const rest = owedMinor(invoice) - amountMinor;
    const pay = {
      amountMinor,
      currency,
      what: `Pays invoice ${invoiceNumber} of ${supplierName}${rest > 0 ? ` in part; ${money(rest, currency)} stays open` : ''}.`,
      toWhom: supplierName,
    };
    const values = [
      { label: 'Invoice', value: invoiceNumber },
      { label: 'Due', value: dayWords(invoice.dueOn) },
      ...lines.map((line) => ({ label: line.title, value: money(line.amountMinor, currency) })),
    ];
    const warnings = dueWarning(invoice, dayOf(context.clock.now()));
    return {
      input: {
        invoiceId: invoice.id,
        ...(paid ? paid.input : { payWith: 'WALLET' as const }),
        // The amount that was shown is charged, whatever share it was said as.
        ...(input.amountMinor === undefined && input.sharePercent === undefined ? {} : { amountMinor }),
        expectedOwedMinor: owedMinor(invoice),
      },
      preview: paid
        ? paymentPreview({ ...pay, with: paid.with }, values, warnings)
        : walletPreview({ ...pay, wallet: context.providers.wallet.name }, values, warnings),
    };
  },
});
