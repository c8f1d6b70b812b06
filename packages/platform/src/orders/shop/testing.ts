import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { OperationError, type AnyDeclaration, type OutputOf, type SendOf } from '@brandwright/contract';
import { createProviders } from '@brandwright/providers';
import { shopifyStandIn, standInShop } from '@brandwright/providers/testing/shopify-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { platformAreas } from '../../areas.ts';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { createKernel } from '../../kernel/kernel.ts';
import { silentLog } from '../../kernel/log.ts';
import { testStore, type RunOptions } from '../../kernel/testing.ts';
import { syncShopJob } from './sync-job.ts';
import { takeShopOrderJob } from './take-order-job.ts';
import { tellShopJob } from './tell-shop-job.ts';

export const webhookSecret = 'webhook-secret-of-maple';

/** A server whose stores reach a stand-in for Shopify. */
export async function shopServer() {
  const shopify = await shopifyStandIn();
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const now = () => new Date(time.now);
  const kernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: { now },
    providers: createProviders(
      { SESSION_SECRET: 's'.repeat(40), SHOPIFY_STAND_IN_URL: shopify.url },
      mkdtempSync(join(tmpdir(), 'brandwright-test-')),
      { now },
    ),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 3,
  });
  return {
    shopify,
    kernel,
    time,
    async stop() {
      await kernel.stop();
      await shopify.stop();
    },
  };
}

export type ShopServer = Awaited<ReturnType<typeof shopServer>>;

/** A store on that server; with `connected`, its shop is connected. */
export async function storeOn({ kernel, shopify }: ShopServer, { connected = true } = {}) {
  const store = { ...(await testStore()), kernel };
  const shop = standInShop();
  // Of its own: test files share the database, and a webhook is every store's that has the shop.
  const domain = `maple-${randomUUID().slice(0, 8)}.myshopify.com`;
  shopify.shops.set(domain, shop);
  shopify.refuse(0, 0);
  const call = <D extends AnyDeclaration>(declaration: D, input: SendOf<D>, options: RunOptions = {}) =>
    kernel.run({ ...store.caller(options), ...options, operation: declaration.name, input });
  const run = async <D extends AnyDeclaration>(
    declaration: D,
    input: SendOf<D>,
    options: RunOptions = {},
  ): Promise<OutputOf<D>> => {
    const answer = await call(declaration, input, options);
    if (answer.kind === 'asks') throw new Error(`${declaration.name} asks for approval.`);
    return answer.output as OutputOf<D>;
  };
  if (connected) await run(connectShop, { domain, accessToken: shop.accessToken, webhookSecret });
  return {
    store,
    shop,
    domain,
    call,
    run,
    async refusal(declaration: AnyDeclaration, input: unknown, options: RunOptions = {}) {
      try {
        await kernel.run({ ...store.caller(options), ...options, operation: declaration.name, input });
      } catch (error) {
        if (error instanceof OperationError) return error;
        throw error;
      }
      throw new Error(`${declaration.name} was not refused.`);
    },
    work: () => runJobs(store, [syncShopJob, takeShopOrderJob, tellShopJob]),
  };
}

export type StoreWithShop = Awaited<ReturnType<typeof storeOn>>;
