import { z } from 'zod';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import { openShop } from './open-shop.ts';
import { tellClients } from './sync-job.ts';
import { takeShopOrders } from './take-shop-orders.ts';

const payload = z.object({ shop: z.string(), orderId: z.string() });
export type TakeOrderPayload = z.output<typeof payload>;

/** Takes one order that its shop said has changed, as it is there now: webhooks may come late, twice and in any order. */
export const takeShopOrderJob: StagedJobHandler = {
  name: 'orders.take_shop_order',
  async begin(context, given) {
    const { shop: key, orderId } = payload.parse(given);
    const shop = await openShop(context);
    if (shop.key !== key) return undefined;
    return async (_report, signal) => {
      const order = await shop.orders.read(orderId, signal);
      return async (writing) => {
        const now = await openShop(writing);
        if (!order || now.key !== key) return { taken: 0 };
        const { cameIn, changed, skipped } = await takeShopOrders(writing, now, [order]);
        await tellClients(writing);
        return { taken: cameIn + changed, skipped: skipped.length };
      };
    };
  },
};
