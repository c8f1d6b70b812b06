import { getPublicInvoice } from '@brandwright/contract/purchasing/get-public-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { enterInvoice, showPublic } from './public-invoice.ts';

export default implement(getPublicInvoice, {
  run: async (context, { sn }) => ({
    output: await showPublic(context, await enterInvoice(context, sn, false)),
  }),
});
