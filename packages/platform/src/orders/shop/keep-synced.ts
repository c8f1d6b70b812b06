import { declareRound } from '../../kernel/jobs/rounds.ts';
import { openShop, testShopKey } from './open-shop.ts';
import { syncShopJob, type SyncPayload } from './sync-job.ts';
import { beginSync, restSync, syncEveryMs, syncOf } from './sync-state.ts';
import { keepWebhooksJob, type KeepWebhooksPayload } from './webhooks-job.ts';

/**
 * Reads what changed in connected shops each hour: a server may have no address for webhooks, they get lost, and a sync whose server
 * died is still running on record. It begins when a shop is connected; the test shop's orders come in on request alone.
 */
export const keepSynced = declareRound({
  name: 'keep_shops_synced',
  everyMs: 300_000,
  table: 'shop_syncs',
  due: (now) =>
    `shop <> '${testShopKey}' and started_at <= ${now} - interval '${syncEveryMs / 3_600_000} hours'`,
  order: 'started_at',
  async run(context, id) {
    const shop = await openShop(context).catch(() => undefined);
    const row = shop && (await syncOf(context, shop));
    if (!shop || shop.orders.isTest || !row) {
      // Not connected anymore: looked at again in an hour, so that others get their turn.
      await restSync(context, id);
      return;
    }
    if (context.clock.now().getTime() - row.startedAt.getTime() < syncEveryMs) return;
    const { startedAt, since } = await beginSync(context, shop);
    await context.jobs.enqueue(syncShopJob.name, {
      shop: shop.key,
      startedAt: startedAt.toISOString(),
      since: since?.toISOString() ?? null,
      after: null,
    } satisfies SyncPayload);
    await context.jobs.enqueue(keepWebhooksJob.name, { shop: shop.key } satisfies KeepWebhooksPayload);
  },
});
