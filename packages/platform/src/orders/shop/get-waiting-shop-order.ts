import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { getWaitingShopOrder } from '@brandwright/contract/orders/shop/get-waiting-shop-order.ts';
import { implement } from '../../kernel/request/implementation.ts';

export default implement(getWaitingShopOrder, {
  async run(context) {
    const { orders, total } = await context.call(listOrders, {
      tab: 'OUTSTANDING',
      origin: 'SHOPIFY_CREATOR',
      sort: 'placedAt',
      counts: false,
      page: 0,
      size: 1,
    });
    return { output: { order: orders[0] ?? null, waiting: total } };
  },
});
