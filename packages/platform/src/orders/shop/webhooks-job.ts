import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { StagedJobHandler } from '../../kernel/jobs/jobs.ts';
import { openShop } from './open-shop.ts';
import { keepRegistration, register, registrationOf } from './shop-webhooks.ts';
import { tellClients } from './sync-job.ts';

function unlessRefused(error: unknown): undefined {
  if (error instanceof OperationError) return undefined;
  throw error;
}

const payload = z.object({ shop: z.string() });
export type KeepWebhooksPayload = z.output<typeof payload>;

/** Looks once a day whether the shop still tells us of its orders, and more often where that failed. */
export const keepWebhooksJob: StagedJobHandler = {
  name: 'orders.keep_shop_webhooks',
  async begin(context, given) {
    const { shop: key } = payload.parse(given);
    // One that can't be opened is told of by the sync.
    const shop = await openShop(context).catch(unlessRefused);
    const wanted = shop?.key === key ? await registrationOf(context, shop, { isDue: true }) : undefined;
    if (!wanted) return undefined;
    const { log } = context;
    return async (_report, signal) => {
      const failure = await register({ log }, wanted, signal);
      return async (writing) => {
        const now = await openShop(writing);
        if (now.key !== key) return { isOn: false };
        await keepRegistration(writing, wanted, failure);
        await tellClients(writing);
        return { isOn: failure === null };
      };
    };
  },
};
