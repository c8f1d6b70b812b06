import { OperationError } from '@brandwright/contract';
import { unfollowShopOrders } from '@brandwright/contract/orders/shop/unfollow-shop-orders.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { openShop } from './open-shop.ts';
import { forgetRegistration, removeRegistration } from './shop-webhooks.ts';

export default implement(unfollowShopOrders, {
  async run(context) {
    const shop = await openShop(context).catch((error: unknown) => {
      if (!(error instanceof OperationError)) throw error;
      return undefined;
    });
    const left = shop ? await removeRegistration(context, shop) : await forgetRegistration(context);
    return {
      output: { shop: shop?.name ?? null, left },
      subject: { kind: 'shop_sync', id: context.storeId },
    };
  },
  async prepare(context, input) {
    const { name, orders } = await openShop(context);
    if (orders.isTest)
      throw new OperationError('conflict', 'No shop is connected, so no shop sends webhooks here.');
    return {
      input,
      preview: {
        verb: 'Remove the webhooks',
        what: `Removes the webhooks that ${name} sends here. Its orders then come in by the hourly sync alone.`,
        toWhom: name,
        cost: null,
        irreversible: null,
        values: [],
        warnings: [],
      },
    };
  },
});
