import { OperationError } from '@brandwright/contract';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { readChanges } from './read-changes.ts';
import { syncShopJob, type SyncPayload } from './sync-job.ts';
import { addTaken, beginSync, endSync, showSync, syncOf } from './sync-state.ts';
import { takeShopOrders } from './take-shop-orders.ts';

/** Made-up orders would sit among the real ones, so they come in only on request. */
function refuseOtherShop({ name, orders }: OpenShop, fromTestShop: boolean): void {
  if (orders.isTest && !fromTestShop)
    throw new OperationError(
      'conflict',
      'No shop is connected. Connect your shop on the Connect screen of Shopify, WooCommerce or BigCommerce, or say “bring in test orders” to try it out with made-up ones.',
    );
  if (!orders.isTest && fromTestShop)
    throw new OperationError(
      'conflict',
      `${name} is connected, so no test orders come in. Bring in its own orders instead.`,
    );
}

export default implement(syncShopOrders, {
  async run(context, { fromTestShop }) {
    const shop = await openShop(context);
    refuseOtherShop(shop, fromTestShop);
    // Read before anything is written or locked: the shop may be slow.
    const since = (await syncOf(context, shop))?.since?.toISOString() ?? null;
    const { orders, next, newest } = await readChanges(shop.orders, { since, after: null }, context.signal);
    const row = await beginSync(context, shop);
    const after = await addTaken(context, row, await takeShopOrders(context, shop, orders), newest);
    if (next === null) await endSync(context, after);
    else
      await context.jobs.enqueue(syncShopJob.name, {
        shop: shop.key,
        startedAt: row.startedAt.toISOString(),
        since,
        after: next,
      } satisfies SyncPayload);
    return { output: await showSync(context), subject: { kind: 'shop_sync', id: context.storeId } };
  },
});
