import { listOrderStatusHistory } from '@brandwright/contract/orders/list-order-status-history.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { statusHistoryOf } from './read-order.ts';

export default implement(listOrderStatusHistory, {
  async run(context, name) {
    const { id, orderNumber, productionStatus } = await findOrder(context, name);
    return { output: { id, orderNumber, productionStatus, history: await statusHistoryOf(context, id) } };
  },
});
