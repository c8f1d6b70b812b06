import { OperationError } from '@brandwright/contract';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findInvoice, lockInvoice } from './find-records.ts';
import { amountToPay } from './invoice-amount.ts';
import { linesOf } from './invoices.ts';
import { beginAtWallet, walletPreview } from './pay-with-wallet.ts';
import { cardFor, dueWarning, payOff, paymentPreview, refuseOtherAmount } from './pay.ts';
import { dayOf, owedMinor } from './rules.ts';

/** Whether it is paid with the wallet. Errors: bad_input when a card is named as well. */
function isWithWallet({
  payWith,
  cardId,
}: {
  payWith?: string | undefined;
  cardId?: string | undefined;
}): boolean {
  if (payWith === 'WALLET' && cardId !== undefined)
    throw new OperationError('bad_input', 'Say a card or the wallet, not both.', [
      { path: 'cardId', message: 'The wallet is to be paid with.' },
    ]);
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
      : await payOff(context, invoice, await cardFor(context, input.cardId), amount);
    return { output, subject: { kind: 'supplier_invoice', id: invoice.id } };
  },
  async prepare(context, input) {
    const withWallet = isWithWallet(input);
    const invoice = await findInvoice(context, input.invoiceId);
    const amountMinor = amountToPay(context, invoice, input);
    const card = withWallet ? null : await cardFor(context, input.cardId);
    const lines = await linesOf(context, [invoice.id]);
    const { currency, invoiceNumber, supplierName } = invoice;
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
        ...(card ? { cardId: card.id } : { payWith: 'WALLET' as const }),
        // The amount that was shown is charged, whatever share it was said as.
        ...(input.amountMinor === undefined && input.sharePercent === undefined ? {} : { amountMinor }),
        expectedOwedMinor: owedMinor(invoice),
      },
      preview: card
        ? paymentPreview({ ...pay, cardName: card.name }, values, warnings)
        : walletPreview({ ...pay, wallet: context.providers.wallet.name }, values, warnings),
    };
  },
});
