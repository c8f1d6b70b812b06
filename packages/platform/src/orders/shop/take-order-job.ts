import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { StagedJobHandler, WritePart } from '../../kernel/jobs/jobs.ts';
import { TryLater } from '../../kernel/jobs/try-later.ts';
import { openShop } from './open-shop.ts';
import { tellClients } from './sync-job.ts';
import { takeShopOrders } from './take-shop-orders.ts';

const payload = z.object({ shop: z.string(), orderId: z.string() });
export type TakeOrderPayload = z.output<typeof payload>;

/**
 * Takes one order that its shop said has changed, as it is there now: webhooks may come late, twice and in any order. A shop that is
 * away is asked again later: it was thanked for the webhook, and doesn't send it again.
 */
export const takeShopOrderJob: StagedJobHandler = {
  name: 'orders.take_shop_order',
  async begin(context, given) {
    const { shop: key, orderId } = payload.parse(given);
    const shop = await openShop(context);
    if (shop.key !== key) return undefined;
    return async (_report, signal): Promise<WritePart> => {
      const order = await shop.orders.read(orderId, signal).catch((error: unknown) => {
        throw !signal.aborted && mayPass(error) ? new TryLater(error) : error;
      });
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

const mayPass = (error: unknown): boolean =>
  error instanceof OperationError && (error.code === 'upstream' || error.code === 'timeout');
