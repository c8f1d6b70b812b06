import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { StagedJobHandler, WritePart } from '../../kernel/jobs/jobs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { findShop } from './open-shop.ts';
import { tellClients } from './sync-job.ts';
import { takeShopOrders } from './take-shop-orders.ts';

const payload = z.object({
  shop: z.string(),
  orderId: z.string(),
  /** How often it was tried before. */
  attempt: z.int().min(0).default(0),
});
export type TakeOrderPayload = z.input<typeof payload>;

/** The webhook was acknowledged, so the shop doesn't send it again: a shop that is down for hours is asked again. */
const retryWaitsMs = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000];

/** Takes one order that its shop said has changed, as it is there now: webhooks may come late, twice and in any order. */
export const takeShopOrderJob: StagedJobHandler = {
  name: 'orders.take_shop_order',
  async begin(context, given) {
    const from = payload.parse(given);
    const { shop: key, orderId } = from;
    const shop = await findShop(context);
    if (!('key' in shop) || shop.key !== key) return undefined;
    return async (_report, signal): Promise<WritePart> => {
      try {
        const order = await shop.orders.read(orderId, signal);
        return async (writing) => {
          const now = await findShop(writing);
          if (!order || !('key' in now) || now.key !== key) return { taken: 0 };
          const { cameIn, changed, skipped } = await takeShopOrders(writing, now, [order]);
          await tellClients(writing);
          return { taken: cameIn + changed, skipped: skipped.length };
        };
      } catch (error) {
        if (signal.aborted || !mayPass(error)) throw error;
        return (writing) => askLater(writing, from, error);
      }
    };
  },
};

const mayPass = (error: unknown): error is OperationError =>
  error instanceof OperationError && (error.code === 'upstream' || error.code === 'timeout');

async function askLater(context: Context, from: z.output<typeof payload>, error: OperationError) {
  const { attempt } = from;
  const waitMs = retryWaitsMs[attempt];
  if (waitMs === undefined) throw error;
  context.log.warn({ error: error.message, attempt }, 'an order that changed in a shop could not be read');
  await context.jobs.enqueue(takeShopOrderJob.name, { ...from, attempt: attempt + 1 }, waitMs);
  return { taken: 0 };
}
