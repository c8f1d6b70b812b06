import { OperationError } from '@brandwright/contract';
import { followShopOrders } from '@brandwright/contract/orders/shop/follow-shop-orders.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { keepRegistration, register, registrationOf } from './shop-webhooks.ts';
import { showSync, waitForFirstSync } from './sync-state.ts';

async function ownShop(context: Context): Promise<OpenShop> {
  const shop = await openShop(context);
  if (shop.orders.isTest)
    throw new OperationError(
      'conflict',
      'No shop is connected, so there are no orders to follow. Connect one first.',
    );
  return shop;
}

export default implement(followShopOrders, {
  async run(context) {
    const shop = await ownShop(context);
    await waitForFirstSync(context, shop);
    const wanted = await registrationOf(context, shop);
    if (wanted) await keepRegistration(context, wanted, await register(context, wanted, context.signal));
    return { output: await showSync(context), subject: { kind: 'shop_sync', id: context.storeId } };
  },
  async prepare(context, input) {
    const shop = await ownShop(context);
    const { name } = shop;
    const wanted = await registrationOf(context, shop);
    return {
      input,
      preview: {
        verb: 'Follow the orders',
        what: wanted
          ? `Sets up webhooks in ${name}, so that new and changed orders come in right away.`
          : `Brings in the orders of ${name} every hour.`,
        toWhom: name,
        cost: null,
        irreversible: null,
        values: wanted ? [{ label: 'Sent to', value: wanted.url }] : [],
        warnings: [],
      },
    };
  },
});
