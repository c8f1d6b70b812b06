import { getProviderInvoice } from '@brandwright/contract/subscriptions/get-provider-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { ownInvoice } from './plan-invoices.ts';

export default implement(getProviderInvoice, {
  run: async (context, { invoiceId }) => ({ output: await ownInvoice(context, invoiceId) }),
});
