import { getProviderInvoice } from '@brandwright/contract/payments/get-provider-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { ownBankInvoice, showBankInvoice } from './plan-subscription.ts';

export default implement(getProviderInvoice, {
  run: async (context, { invoiceId }) => ({
    output: showBankInvoice(await ownBankInvoice(context, invoiceId)),
  }),
});
