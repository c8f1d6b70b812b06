import { setOrderReturnStatus } from '@brandwright/contract/orders/set-order-return-status.ts';
import { implement } from '../kernel/request/implementation.ts';
import { updateOrder } from './change-order.ts';
import { lockOrder } from './find-order.ts';

export default implement(setOrderReturnStatus, {
  async run(context, { id, returnStatus, paidOffMinor }) {
    const { orderNumber } = await lockOrder(context, { id });
    await updateOrder(context, id, {
      returnStatus,
      ...(paidOffMinor === undefined ? {} : { returnedMinor: paidOffMinor }),
    });
    return { output: { orderNumber, returnStatus }, subject: { kind: 'order', id } };
  },
});
