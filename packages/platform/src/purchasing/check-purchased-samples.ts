import { checkPurchasedSamples } from '@brandwright/contract/purchasing/check-purchased-samples.ts';
import { listPastOrders } from '@brandwright/contract/purchasing/list-past-orders.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(checkPurchasedSamples, {
  async run(context) {
    const { total } = await context.call(listPastOrders, { orderType: 'SAMPLES', page: 0, size: 1 });
    return { output: { hasPurchasedSamples: total > 0, orders: total } };
  },
});
