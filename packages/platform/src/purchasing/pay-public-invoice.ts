import { payPublicInvoice } from '@brandwright/contract/purchasing/pay-public-invoice.ts';
import { money } from '@brandwright/contract/orders/words.ts';
import { cardName } from '../kernel/payments/cards.ts';
import { takePayment } from '../kernel/payments/take-payment.ts';
import { implement } from '../kernel/request/implementation.ts';
import { invoiceSubject } from './invoices.ts';
import { paymentPreview, refuseOtherAmount } from './pay.ts';
import { enterInvoice, showPublic } from './public-invoice.ts';
import { dayOf, invoiceStatusOn, owedMinor, requireInvoiceStep } from './rules.ts';

export default implement(payPublicInvoice, {
  async run(context, { sn, token, expectedOwedMinor, email }) {
    const invoice = await enterInvoice(context, sn, true);
    requireInvoiceStep(invoice.invoiceNumber, invoiceStatusOn(invoice, dayOf(context.clock.now())), 'PAID');
    const owed = owedMinor(invoice);
    refuseOtherAmount(owed, expectedOwedMinor, invoice.currency);
    const { payments } = context.providers;
    // Whoever pays by a link is no customer of the store's own, and their card is not kept.
    const customerId = await payments.createCustomer({
      idempotencyKey: `link:${invoice.id}:${token}`,
      name: `Invoice ${invoice.invoiceNumber}`,
      email: email ?? '',
    });
    const card = await payments.attachCard({ customerId, token });
    const payment = await takePayment(context, {
      subject: invoiceSubject(invoice.id),
      description: `${invoice.invoiceNumber} of ${invoice.supplierName}`,
      amountMinor: owed,
      currency: invoice.currency,
      customerId,
      methodId: card.id,
      method: `${cardName(card)}, by its link`,
      returnPath: `/public-pay-invoice/${sn}`,
    });
    const now = await enterInvoice(context, sn, false);
    return {
      output: {
        invoice: await showPublic(context, now),
        status: payment.status,
        declineReason: payment.declineReason,
        actionUrl: payment.actionUrl,
      },
      subject: { kind: 'supplier_invoice', id: invoice.id },
    };
  },
  async prepare(context, input) {
    const invoice = await enterInvoice(context, input.sn, false);
    return {
      input,
      preview: paymentPreview(
        {
          amountMinor: input.expectedOwedMinor,
          currency: invoice.currency,
          what: `Pays invoice ${invoice.invoiceNumber} of ${invoice.supplierName}.`,
          toWhom: invoice.supplierName,
          with: { creditMinor: 0, card: { name: 'the card' } },
        },
        [{ label: 'Owed', value: money(owedMinor(invoice), invoice.currency) }],
        [],
      ),
    };
  },
});
