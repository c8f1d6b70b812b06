import { getOrderExport } from '@brandwright/contract/orders/get-order-export.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeExport } from './export.ts';

export default implement(getOrderExport, {
  run: async (context, { id }) => ({ output: await describeExport(context, id) }),
});
