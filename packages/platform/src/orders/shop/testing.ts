import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { OperationError, type AnyDeclaration, type OutputOf, type SendOf } from '@brandwright/contract';
import { createProviders } from '@brandwright/providers';
import { bcStandInStore, bigCommerceStandIn } from '@brandwright/providers/testing/bigcommerce-stand-in.ts';
import { shopifyStandIn, standInShop } from '@brandwright/providers/testing/shopify-stand-in.ts';
import { wooCommerceStandIn, wooStandInShop } from '@brandwright/providers/testing/woocommerce-stand-in.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { platformAreas } from '../../areas.ts';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { createKernel } from '../../kernel/kernel.ts';
import { silentLog } from '../../kernel/log.ts';
import type { Context } from '../../kernel/request/context.ts';
import { testStore, type RunOptions } from '../../kernel/testing.ts';
import { syncShopJob } from './sync-job.ts';
import { takeShopOrderJob } from './take-order-job.ts';
import { tellShopJob } from './tell-shop-job.ts';
import { keepWebhooksJob } from './webhooks-job.ts';

export const webhookSecret = 'webhook-secret-of-maple';

/** An address that shops can reach. */
export const publicAddress = 'https://brand.example.com';

/** A server whose stores reach stand-ins for shops. */
export async function shopServer({ publicUrl = 'http://127.0.0.1:8787' } = {}) {
  const shopify = await shopifyStandIn();
  const woo = await wooCommerceStandIn();
  const bigCommerce = await bigCommerceStandIn();
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const now = () => new Date(time.now);
  const kernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: { now },
    providers: createProviders(
      {
        SESSION_SECRET: 's'.repeat(40),
        SHOPIFY_STAND_IN_URL: shopify.url,
        WOOCOMMERCE_STAND_IN_URL: woo.url,
        BIGCOMMERCE_STAND_IN_URL: bigCommerce.url,
      },
      mkdtempSync(join(tmpdir(), 'brandwright-test-')),
      { now },
    ),
    log: silentLog,
    publicUrl,
    checkOutputs: true,
    poolSize: 3,
  });
  return {
    shopify,
    woo,
    bigCommerce,
    kernel,
    time,
    async stop() {
      await kernel.stop();
      await Promise.all([shopify.stop(), woo.stop(), bigCommerce.stop()]);
    },
  };
}

export type ShopServer = Awaited<ReturnType<typeof shopServer>>;

/** A store on that server; with `connected`, its shop at Shopify is connected. */
export async function storeOn(server: ShopServer, { connected = true } = {}) {
  const { shopify } = server;
  const on = await bareStoreOn(server);
  const shop = standInShop();
  // Of its own: test files share the database, and a webhook is every store's that has the shop.
  const domain = `maple-${randomUUID().slice(0, 8)}.myshopify.com`;
  shopify.shops.set(domain, shop);
  shopify.refuse(0, 0);
  if (connected) await on.run(connectShop, { domain, accessToken: shop.accessToken, webhookSecret });
  return { ...on, shop, domain };
}

/** A store whose shop is at WooCommerce. */
export async function wooStoreOn(server: ShopServer) {
  const on = await bareStoreOn(server);
  const shop = wooStandInShop();
  const domain = `maple-${randomUUID().slice(0, 8)}.com/shop`;
  server.woo.shops.set(domain, shop);
  server.woo.refuse(0, 0);
  const { consumerKey, consumerSecret } = shop;
  const connection = { platform: 'WOOCOMMERCE' as const, domain, consumerKey, consumerSecret };
  return { ...on, shop, domain, connection, connect: () => on.run(connectShop, connection) };
}

/** A store whose shop is at BigCommerce. */
export async function bcStoreOn(server: ShopServer) {
  const on = await bareStoreOn(server);
  const shop = bcStandInStore();
  const hash = randomUUID().slice(0, 8);
  const domain = `store-${hash}.mybigcommerce.com`;
  server.bigCommerce.stores.set(hash, shop);
  server.bigCommerce.refuse(0, 0);
  const connection = { platform: 'BIGCOMMERCE' as const, domain, accessToken: shop.accessToken };
  return { ...on, shop, hash, domain, connection, connect: () => on.run(connectShop, connection) };
}

async function bareStoreOn({ kernel }: ShopServer) {
  const store = { ...(await testStore()), kernel };
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
  return {
    store,
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
    work: () => runJobs(store, [syncShopJob, takeShopOrderJob, tellShopJob, keepWebhooksJob]),
    /** Runs a round's work on this store, as the server does. */
    here: <T>(use: (context: Context) => Promise<T>) =>
      kernel.inContext(
        {
          actor: { kind: 'system', storeId: store.storeId },
          via: 'system',
          requestId: randomUUID(),
          signal: new AbortController().signal,
        },
        use,
      ),
  };
}

export type StoreWithShop = Awaited<ReturnType<typeof storeOn>>;
