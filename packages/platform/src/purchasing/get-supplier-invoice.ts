import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findInvoice } from './find-records.ts';
import { showInvoice } from './invoices.ts';

export default implement(getSupplierInvoice, {
  async run(context, { invoiceId }) {
    return { output: await showInvoice(context, await findInvoice(context, invoiceId)) };
  },
});
