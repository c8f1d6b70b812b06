import { OperationError } from '@brandwright/contract';
import { calcFinancingFee } from '@brandwright/contract/purchasing/calc-financing-fee.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { implement } from '../kernel/request/implementation.ts';
import { financingOffers } from './financing.ts';
import { findInvoice } from './find-records.ts';
import { dayOf, invoiceStatusOn, owedMinor } from './rules.ts';

export default implement(calcFinancingFee, {
  async run(context, { invoiceId, term }) {
    const invoice = await findInvoice(context, invoiceId);
    const today = dayOf(context.clock.now());
    const owed = owedMinor(invoice);
    if (owed === 0)
      throw new OperationError(
        'bad_transition',
        `Invoice ${invoice.invoiceNumber} is ${invoiceStatusLabels[invoiceStatusOn(invoice, today)].toLowerCase()}, so there’s nothing to finance. Choose one that is still owed.`,
      );
    return {
      output: {
        invoiceId: invoice.id,
        invoiceNumber: invoice.invoiceNumber,
        supplierName: invoice.supplierName,
        amountMinor: owed,
        currency: invoice.currency,
        offers: financingOffers(owed, today, term),
      },
    };
  },
});
