import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listShopProducts } from '@brandwright/contract/catalog/list-shop-products.ts';
import { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import { createProviders } from '@brandwright/providers';
import {
  bcStandInStore,
  bigCommerceStandIn,
  type BigCommerceStandIn,
} from '@brandwright/providers/testing/bigcommerce-stand-in.ts';
import {
  wooCommerceStandIn,
  wooStandInShop,
  type WooCommerceStandIn,
} from '@brandwright/providers/testing/woocommerce-stand-in.ts';
import { sql } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { platformAreas } from '../areas.ts';
import { runJobs } from '../kernel/jobs/testing-jobs.ts';
import { createKernel, type Kernel } from '../kernel/kernel.ts';
import { silentLog } from '../kernel/log.ts';
import { frozenClock } from '../kernel/request/clock.ts';
import { testStore, type RunOptions, type TestStore } from '../kernel/testing.ts';
import { importJob } from './import.ts';

let woo: WooCommerceStandIn;
let bigCommerce: BigCommerceStandIn;
let kernel: Kernel;
let store: TestStore;
const shop = wooStandInShop();
const bcStore = bcStandInStore();

beforeAll(async () => {
  woo = await wooCommerceStandIn();
  bigCommerce = await bigCommerceStandIn();
  kernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: frozenClock('2026-11-20T15:00:00Z'),
    providers: createProviders(
      {
        SESSION_SECRET: 's'.repeat(40),
        WOOCOMMERCE_STAND_IN_URL: woo.url,
        BIGCOMMERCE_STAND_IN_URL: bigCommerce.url,
      },
      mkdtempSync(join(tmpdir(), 'brandwright-test-')),
    ),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 3,
  });
  shop.products = [{ slug: 'walnut-bowl', name: 'Walnut bowl', sku: 'BOWL', price: '48.00', stock: 18 }];
  bcStore.products = [{ path: 'oak-spoon', name: 'Oak spoon', sku: 'SPOON', price: 12.5 }];
  woo.shops.set('maple.com', shop);
  bigCommerce.stores.set('abc123xyz', bcStore);
}, 120_000);
afterAll(async () => {
  await kernel.stop();
  await Promise.all([woo.stop(), bigCommerce.stop()]);
});
beforeEach(async () => {
  store = await testStore();
});

/** Runs on the server that reaches the stand-ins. */
async function run(operation: AnyDeclaration, input: unknown, options: RunOptions = {}) {
  const answer = await kernel.run({ ...store.caller(options), ...options, operation: operation.name, input });
  return answer.kind === 'done' ? answer.output : answer.action;
}
async function refusal(operation: AnyDeclaration, input: unknown) {
  try {
    await run(operation, input);
  } catch (error) {
    if (error instanceof OperationError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
const keys = { consumerKey: shop.consumerKey, consumerSecret: shop.consumerSecret };
const wooInput = { platform: 'WOOCOMMERCE', domain: 'https://maple.com/', ...keys };
const bcInput = { platform: 'BIGCOMMERCE', domain: 'abc123xyz', accessToken: bcStore.accessToken };

/** What the connection left in the tables that a call writes to, as text. */
const kept = () =>
  store.context(async ({ db, storeId }) => {
    const texts: string[] = [];
    for (const name of ['shop_connections', 'journal_entries', 'job_runs', 'stream_events']) {
      const found = await db.execute<{ all: string | null }>(
        sql`select string_agg(t::text, ' ') as all from ${sql.identifier(name)} t where store_id = ${storeId}`,
      );
      texts.push(found.rows[0]?.all ?? '');
    }
    return texts.join(' ');
  });

describe('a shop on another platform', () => {
  it('is connected at WooCommerce with a key that nobody sees again, and imported from', async () => {
    expect(await run(connectShop, wooInput)).toMatchObject({
      connected: true,
      platform: 'WOOCOMMERCE',
      domain: 'maple.com',
      name: 'Maple & Co',
      credentials: 'KEYS',
      test: { passed: true, products: 1 },
    });
    const texts = await kept();
    expect(texts).toContain('shop_connection');
    expect([texts.includes(keys.consumerKey), texts.includes(keys.consumerSecret)]).toEqual([false, false]);
    expect(await run(listShopProducts, {}, { as: 'viewer' })).toMatchObject({ isTest: false, total: 1 });
    await run(importProducts, { fromShop: true });
    await runJobs({ ...store, kernel }, [importJob]);
    expect((await store.run(listProducts, {})).rows).toMatchObject([
      { title: 'Walnut bowl', source: 'WOOCOMMERCE', onHand: 18 },
    ]);
    expect(await run(getSalesChannel, { channel: 'OWN_SHOP' })).toMatchObject({
      state: 'CONNECTED',
      shopName: 'Maple & Co',
      offeredProducts: 1,
    });
  });

  it('is connected at BigCommerce, and takes the place of the one before', async () => {
    await run(connectShop, wooInput);
    expect(await run(connectShop, bcInput)).toMatchObject({
      platform: 'BIGCOMMERCE',
      domain: 'store-abc123xyz.mybigcommerce.com',
      credentials: 'TOKEN',
      lastFour: 'cdef',
    });
    expect(await run(getShopConnection, { test: true })).toMatchObject({
      test: { passed: true, products: 1 },
    });
    expect(await run(listShopProducts, {})).toMatchObject({
      rows: [{ title: 'Oak spoon', priceMinMinor: 1250 }],
    });
    expect(await kept()).not.toContain(bcStore.accessToken);
  });

  it('is refused at the field that is wrong, and kept nowhere', async () => {
    const wrong: [object, string][] = [
      [{ ...wooInput, consumerSecret: 'cs_wrong_one' }, 'consumerSecret'],
      [{ ...wooInput, domain: 'nobody.com' }, 'domain'],
      [{ ...wooInput, domain: 'https://127.0.0.1/' }, 'domain'],
      [{ ...wooInput, domain: 'http://maple.com' }, 'domain'],
      [{ ...wooInput, domain: 'https://metadata.google.internal/' }, 'domain'],
      [{ ...wooInput, consumerKey: undefined }, 'consumerKey'],
      [{ ...wooInput, accessToken: 'shpat_0123' }, 'consumerSecret'],
      [{ ...bcInput, accessToken: 'bc_wrong_one' }, 'accessToken'],
      [{ ...bcInput, domain: 'evil.example' }, 'domain'],
      [{ platform: 'BIGCOMMERCE', domain: 'abc123xyz' }, 'accessToken'],
      [{ ...bcInput, platform: 'SHOPIFY', ...keys }, 'accessToken'],
    ];
    for (const [input, path] of wrong)
      expect(await refusal(connectShop, input), JSON.stringify(input)).toMatchObject({
        code: 'bad_input',
        details: [{ path }],
      });
    expect(await run(getShopConnection, {})).toMatchObject({ connected: false, platform: null });
  });
});
