import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { getProductImport } from '@brandwright/contract/catalog/get-product-import.ts';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listShopProducts } from '@brandwright/contract/catalog/list-shop-products.ts';
import { shopDomainOf } from '@brandwright/contract/catalog/shop-connection.ts';
import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import { createProviders } from '@brandwright/providers';
import {
  shopifyStandIn,
  standInShop,
  type ShopifyStandIn,
  type StandInShop,
} from '@brandwright/providers/testing/shopify-stand-in.ts';
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

const domain = 'maple.myshopify.com';
let shopify: ShopifyStandIn;
let shop: StandInShop;
let kernel: Kernel;
let store: TestStore;

beforeAll(async () => {
  shopify = await shopifyStandIn();
  kernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: frozenClock('2026-11-20T15:00:00Z'),
    providers: createProviders(
      { SESSION_SECRET: 's'.repeat(40), SHOPIFY_STAND_IN_URL: shopify.url },
      mkdtempSync(join(tmpdir(), 'brandwright-test-')),
    ),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 3,
  });
});
afterAll(async () => {
  await kernel.stop();
  await shopify.stop();
});
beforeEach(async () => {
  store = await testStore();
  shop = standInShop({
    products: [
      {
        handle: 'walnut-bowl',
        title: 'Walnut bowl',
        variants: [{ sku: 'BOWL', price: '48.00', quantity: 18 }],
      },
      { handle: 'oak-spoon', title: 'Oak spoon', variants: [{ sku: 'SPOON', price: '12.50' }] },
    ],
  });
  shopify.shops.set(domain, shop);
  shopify.refuse(0, 0);
});

/** Runs on the server that reaches the stand-in. */
async function run(operation: AnyDeclaration, input: unknown, options: RunOptions = {}, of = store) {
  const answer = await kernel.run({ ...of.caller(options), ...options, operation: operation.name, input });
  return answer.kind === 'done' ? answer.output : answer.action;
}
async function refusal(operation: AnyDeclaration, input: unknown, options: RunOptions = {}) {
  try {
    await run(operation, input, options);
  } catch (error) {
    if (error instanceof OperationError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
const connect = () => run(connectShop, { domain: 'maple', accessToken: shop.accessToken });
const work = () => runJobs({ ...store, kernel }, [importJob]);
const titles = async () => (await store.run(listProducts, {})).rows.map(({ title }) => title).toSorted();

const tables = [
  'shop_connections',
  'journal_entries',
  'idempotency_keys',
  'pending_actions',
  'job_runs',
  'stream_events',
];
/** What the store's call left in the tables that every call may write to, and in those of the connection, as text. */
const everything = () =>
  store.context(async ({ db, storeId }) => {
    const texts: string[] = [];
    for (const name of tables) {
      const found = await db.execute<{ all: string | null }>(
        sql`select string_agg(t::text, ' ') as all from ${sql.identifier(name)} t where store_id = ${storeId}`,
      );
      texts.push(found.rows[0]?.all ?? '');
    }
    return texts.join(' ');
  });

it('knows a shop by its name, its domain and its addresses, and no other host', () => {
  for (const said of [
    'maple',
    ' Maple.myshopify.com ',
    'https://maple.myshopify.com/admin',
    'https://admin.shopify.com/store/maple/products',
  ])
    expect(shopDomainOf(said)).toBe(domain);
  for (const said of [
    'maple.com',
    'maple.myshopify.com.evil.example',
    'evil.example/maple.myshopify.com',
    'http://maple.myshopify.com',
    'maple.myshopify.com@evil.example',
    'maple.myshopify.com:81',
    '-maple',
    '127.0.0.1',
    '',
  ])
    expect(shopDomainOf(said)).toBeUndefined();
});

describe('the shop of a store', () => {
  it('is tried, kept where nobody sees its token, and this store’s alone', async () => {
    expect(await run(getShopConnection, {})).toMatchObject({ connected: false, name: null });
    expect(await connect()).toMatchObject({
      connected: true,
      domain,
      name: 'Maple & Co',
      currency: 'USD',
      lastFour: 'cdef',
      test: { passed: true, products: 2 },
    });
    expect(await run(getShopConnection, { test: true }, { as: 'viewer' })).toMatchObject({
      connectedBy: 'Test Person',
      test: { passed: true, products: 2, failure: null },
    });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({
      operation: 'connect_shop',
      input: { domain: 'maple', accessToken: '[secret]' },
    });
    const kept = await everything();
    expect(kept).toContain('shop_connection');
    expect(kept).not.toContain(shop.accessToken);
    const other = await testStore();
    expect(await run(getShopConnection, {}, {}, other)).toMatchObject({ connected: false });
  });

  it('is reached with an app’s client ID and secret too', async () => {
    expect(await run(connectShop, { domain: 'maple', ...shop.app })).toMatchObject({ credentials: 'APP' });
    expect(await run(listShopProducts, {})).toMatchObject({ shop: 'Maple & Co', isTest: false, total: 2 });
    expect(await everything()).not.toContain(shop.app.clientSecret);
  });

  it('is not kept when it is refused, and says where it was wrong', async () => {
    const wrong = await refusal(connectShop, { domain: 'maple', accessToken: 'shpat_wrong' });
    expect(wrong).toMatchObject({ code: 'bad_input', details: [{ path: 'accessToken' }] });
    expect(await refusal(connectShop, { domain: 'nobody', accessToken: shop.accessToken })).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'domain' }],
    });
    shop.scopes = ['read_products'];
    expect(await refusal(connectShop, { domain: 'maple', accessToken: shop.accessToken })).toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('read_inventory') as string,
    });
    for (const input of [
      { domain: 'maple' },
      { domain: 'maple', clientId: 'client-0123' },
      { domain: 'evil.example', accessToken: shop.accessToken },
    ])
      expect(await refusal(connectShop, input)).toMatchObject({ code: 'bad_input' });
    expect(await run(getShopConnection, {})).toMatchObject({ connected: false });
  });

  it('is for admins, and not for a preview account', async () => {
    const input = { domain: 'maple', accessToken: shop.accessToken };
    expect(await refusal(connectShop, input, { as: 'member' })).toMatchObject({ code: 'forbidden' });
    expect(await refusal(connectShop, input, { as: 'preview' })).toMatchObject({ code: 'preview_blocked' });
    expect(await refusal(disconnectShop, {}, { as: 'member' })).toMatchObject({ code: 'forbidden' });
    expect(await refusal(disconnectShop, {}, { as: 'preview' })).toMatchObject({ code: 'preview_blocked' });
  });

  it('is disconnected after a yes: the test shop takes its place', async () => {
    await connect();
    expect(await run(disconnectShop, {}, { via: 'partner' })).toMatchObject({
      preview: { what: expect.stringContaining('Maple & Co (maple.myshopify.com)') as string },
    });
    expect(await run(disconnectShop, {})).toMatchObject({ connected: false, name: 'Maple & Co' });
    expect(await run(listShopProducts, {})).toMatchObject({ shop: 'Test shop', isTest: true });
    expect(await refusal(disconnectShop, {})).toMatchObject({ code: 'not_found' });
  });

  it('says what is wrong once its token is revoked', async () => {
    await connect();
    shop.accessToken = 'shpat_another';
    expect(await run(getShopConnection, { test: true })).toMatchObject({
      connected: true,
      test: { passed: false, failure: expect.stringContaining('reconnect the shop') as string },
    });
    expect(await refusal(listShopProducts, {})).toMatchObject({ code: 'upstream' });
  });
});

describe('an import from the connected shop', () => {
  it('brings its products, and those left out for bad rows when that is wished', async () => {
    await connect();
    shop.products = [
      ...shop.products,
      { handle: 'copy', title: 'Copy', variants: [{ sku: 'BOWL' }] },
      { handle: 'gold', title: 'Gold', variants: [{ price: '2000000.00' }] },
    ];
    expect(await refusal(importProducts, { fromShop: true })).toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/2 products have bad rows. copy: The SKU BOWL/) as string,
    });
    await run(importProducts, { fromShop: true, skipBadRows: true });
    await work();
    expect(await titles()).toEqual(['Oak spoon', 'Walnut bowl']);
  });

  it('imports nothing when the shop fails half way', async () => {
    await connect();
    shop.products = Array.from({ length: 30 }, (_, at) => ({ handle: `p-${at}` }));
    await run(importProducts, { fromShop: true });
    shopify.refuse('INTERNAL_SERVER_ERROR', 1, 4);
    await expect(work()).rejects.toMatchObject({ code: 'upstream' });
    expect(await titles()).toEqual([]);
  });

  it('refuses a shop in another currency', async () => {
    shop.currency = 'EUR';
    expect(await connect()).toMatchObject({ connected: true, currency: 'EUR' });
    expect(await refusal(importProducts, { fromShop: true })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('sells in EUR') as string,
    });
  });

  it('of a large shop is read in the job alone, and leaves out what is bad after a yes', async () => {
    await connect();
    shop.products = Array.from({ length: 251 }, (_, at) => ({
      handle: `p-${at}`,
      variants: [{ sku: `S-${at % 250}` }],
    }));
    shopify.asked.length = 0;
    const action = await run(importProducts, { fromShop: true }, { via: 'partner' });
    expect(action).toMatchObject({
      preview: { verb: 'Import 251 products', warnings: [expect.stringContaining('too large')] },
    });
    expect(shopify.asked).not.toContain('products');
    await run(importProducts, { fromShop: true });
    await expect(work()).rejects.toThrow(/Nothing was imported: 1 product has bad rows. p-250: The SKU S-0/);
  });

  it('imports nothing once another shop is connected', async () => {
    await connect();
    await run(importProducts, { fromShop: true });
    shopify.shops.set('other.myshopify.com', { ...shop, name: 'Other' });
    await run(connectShop, { domain: 'other', accessToken: shop.accessToken });
    await expect(work()).rejects.toMatchObject({ code: 'conflict' });
    expect(await refusal(importProducts, { fromShop: true, shopDomain: domain })).toMatchObject({
      code: 'conflict',
    });
    expect(await store.refusal(getProductImport, { id: store.storeId })).toMatchObject({ code: 'not_found' });
  });
});
