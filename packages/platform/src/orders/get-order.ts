import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readOrder } from './read-order.ts';

export default implement(getOrder, {
  run: async (context, name) => ({ output: await readOrder(context, name) }),
});
