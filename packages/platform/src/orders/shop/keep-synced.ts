import { declareRound } from '../../kernel/jobs/rounds.ts';
import { findShop, testShopKey } from './open-shop.ts';
import { syncShopJob, type SyncPayload } from './sync-job.ts';
import { beginSync, restSync, syncOf } from './sync-state.ts';

const everyMs = 3_600_000;

/**
 * Reads what changed in connected shops each hour: webhooks get lost, and a sync whose server died is still running on record. Only
 * where orders were brought in once; the test shop's come in on request alone.
 */
export const keepSynced = declareRound({
  name: 'keep_shops_synced',
  everyMs: 300_000,
  table: 'shop_syncs',
  due: (now) => `shop <> '${testShopKey}' and started_at <= ${now} - interval '${everyMs / 3_600_000} hours'`,
  order: 'started_at',
  async run(context, id) {
    const shop = await findShop(context).catch(() => undefined);
    const row = shop && 'key' in shop ? await syncOf(context, shop) : undefined;
    if (!shop || !('key' in shop) || shop.orders.isTest || !row) {
      // Not connected anymore: looked at again in an hour, so that others get their turn.
      await restSync(context, id);
      return;
    }
    if (context.clock.now().getTime() - row.startedAt.getTime() < everyMs) return;
    const { startedAt, since } = await beginSync(context, shop);
    await context.jobs.enqueue(syncShopJob.name, {
      shop: shop.key,
      startedAt: startedAt.toISOString(),
      since: since?.toISOString() ?? null,
      after: null,
    } satisfies SyncPayload);
  },
});
