import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import {
  shopifyStandIn,
  standInShop,
  type ShopifyStandIn,
  type StandInShop,
} from '../testing/shopify-stand-in.ts';
import { describeShopCatalog } from '../testing/describe-shop-catalog.ts';
import { embeddedShopCatalog } from './embedded-shop-catalog.ts';
import type { ShopAccess, ShopCatalog, ShopListing } from './shop-catalog.ts';
import { createShopifyCatalog } from './shopify/shopify-catalog.ts';
import { hundredths } from './shop-text.ts';

const signal = () => new AbortController().signal;
const domain = 'maple.myshopify.com';

let shopify: ShopifyStandIn;
let shop: StandInShop;
const waited: number[] = [];
beforeAll(async () => {
  shopify = await shopifyStandIn();
});
afterAll(() => shopify.stop());
beforeEach(() => {
  shop = standInShop();
  shopify.shops.set(domain, shop);
  Object.assign(shopify.points, { left: 2000, restoreRate: 100 });
  shopify.asked.length = 0;
  waited.length = 0;
});

function connected(more: Partial<ShopAccess> = {}): ShopCatalog {
  const credentials = { kind: 'TOKEN' as const, accessToken: shop.accessToken };
  return createShopifyCatalog(
    { domain, credentials, ...more },
    {
      standInUrl: shopify.url,
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    },
  );
}

describeShopCatalog('the test shop', () => embeddedShopCatalog);
describeShopCatalog('Shopify', () => {
  shop.products = [
    {
      handle: 'walnut-tray',
      title: 'Walnut tray',
      variants: [{ sku: 'TRAY', price: '48.00', quantity: 18 }],
    },
    {
      handle: 'apron',
      variants: [{ options: { Color: 'Olive', Size: 'S' } }, { options: { Color: 'Ink', Size: 'S' } }],
    },
    { handle: 'card', status: 'DRAFT' },
  ];
  return connected();
});

describe('a product at Shopify', () => {
  it('comes with variants, options, pictures, stock, cost and weight', async () => {
    shop.products = [
      {
        handle: 'throw',
        title: 'Wool\u202E throw\u0007',
        html: '<p>Soft</p>',
        vendor: 'Maple',
        tags: ['wool'],
        pictures: ['https://cdn.example/1.jpg', 'http://cdn.example/plain.jpg'],
        variants: [
          {
            sku: 'THROW-OAT',
            price: '128.5',
            cost: '31.255',
            quantity: 7,
            barcode: '0123',
            options: { Color: 'Oat' },
            weight: { unit: 'POUNDS', value: 2 },
          },
          { sku: 'THROW-INK', quantity: -3, options: { Color: 'Ink' } },
          { sku: 'THROW-RED', quantity: 90, tracked: false, options: { Color: 'Red' } },
        ],
      },
    ];
    const [product] = (await connected().read(signal())).products;
    expect(product).toEqual({
      id: 'gid://shopify/Product/1',
      handle: 'throw',
      title: 'Wool throw',
      bodyHtml: '<p>Soft</p>',
      vendor: 'Maple',
      type: null,
      tags: ['wool'],
      isPublished: true,
      optionNames: ['Color'],
      pictures: [{ url: 'https://cdn.example/1.jpg', alt: null }],
      variants: [
        { sku: 'THROW-OAT', optionValues: ['Oat'], priceMinor: 12_850, costMinor: 3126, weightGrams: 907, barcode: '0123', quantity: 7 },
        { sku: 'THROW-INK', optionValues: ['Ink'], priceMinor: 1000, costMinor: null, weightGrams: null, barcode: null, quantity: 0 },
        { sku: 'THROW-RED', optionValues: ['Red'], priceMinor: 1000, costMinor: null, weightGrams: null, barcode: null, quantity: 0 },
      ],
    }); // prettier-ignore
  });

  it('has all of its variants and pictures, however many pages they take', async () => {
    shop.products = [
      {
        handle: 'tee',
        pictures: Array.from({ length: 12 }, (_, at) => `https://cdn.example/${at}.jpg`),
        variants: Array.from({ length: 234 }, (_, at) => ({
          sku: `TEE-${at}`,
          options: { Size: String(at) },
        })),
      },
      {
        handle: 'huge',
        variants: Array.from({ length: 500 }, (_, at) => ({ options: { Size: String(at) } })),
      },
    ];
    const [tee, huge] = (await connected().read(signal())).products;
    expect(tee?.variants.map(({ sku }) => sku)).toEqual(Array.from({ length: 234 }, (_, at) => `TEE-${at}`));
    expect(tee?.pictures).toHaveLength(12);
    expect(huge?.variants).toHaveLength(301);
  });

  it('is read with 2,999 others', async () => {
    shop.products = Array.from({ length: 3000 }, (_, at) => ({
      handle: `p-${at}`,
      variants: [{ sku: `S-${at}` }],
    }));
    const { products } = await connected().read(signal());
    expect(products.map(({ handle }) => handle)).toEqual(shop.products.map(({ handle }) => handle));
    expect(shopify.asked.filter((name) => name === 'products')).toHaveLength(300);
  });
});

it('turns amounts into hundredths exactly', () => {
  expect(['0', '0.1', '10.005', '1.999', '999999999999.99'].map(hundredths)).toEqual([
    0, 10, 1001, 200, 99_999_999_999_999,
  ]);
});

describe('Shopify, when it is busy', () => {
  it('waits for as many points as the query needs, before it asks and when it is refused', async () => {
    shop.products = Array.from({ length: 15 }, (_, at) => ({ handle: `p-${at}` }));
    Object.assign(shopify.points, { left: 230, restoreRate: 100 });
    await connected().read(signal());
    // 720 points for ten products: 490 short at 100 a second.
    expect(waited).toContain(4900);
    shopify.refuse('THROTTLED', 2);
    await connected().about(signal());
    shopify.refuse(429, 1);
    await connected().about(signal());
    expect(waited).toContain(2000);
  });

  it('gives up after a while, and stops waiting when it is called off', async () => {
    shopify.refuse('THROTTLED', 100);
    await expect(connected().about(signal())).rejects.toThrow(/too busy/);
    expect(waited).toHaveLength(20);
    const control = new AbortController();
    shopify.refuse('THROTTLED', 100);
    Object.assign(shopify.points, { left: 0, restoreRate: 0.001 });
    const credentials = { kind: 'TOKEN' as const, accessToken: shop.accessToken };
    const patient = createShopifyCatalog({ domain, credentials }, { standInUrl: shopify.url });
    const reading = patient.about(control.signal);
    setTimeout(() => control.abort(), 20);
    await expect(reading).rejects.toThrow(/abort/i);
    shopify.refuse('THROTTLED', 0);
  });

  it('asks for fewer products where a query costs too much', async () => {
    shop.products = [{ handle: 'a' }, { handle: 'b' }];
    shopify.refuse('MAX_COST_EXCEEDED', 2, 2);
    expect((await connected().read(signal())).products).toHaveLength(2);
  });
});

describe('Shopify, when something is wrong', () => {
  const cases: [number | string, RegExp, string?][] = [
    [402, /unpaid bill/, 'shop'],
    [403, /read_products and read_inventory/, 'scopes'],
    [404, /no Shopify shop at maple/, 'domain'],
    [301, /different domain now/, 'domain'],
    [423, /Log in to Shopify/, 'shop'],
    [500, /isn’t responding/],
    ['INTERNAL_SERVER_ERROR', /couldn’t answer .*INTERNAL_SERVER_ERROR/],
    ['SHOP_INACTIVE', /not active/, 'shop'],
  ];
  it.each(cases)('says what to do about %s', async (refused, words, about) => {
    shopify.refuse(refused, 3);
    await expect(connected().about(signal())).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringMatching(words) as string,
      ...(about ? { about } : {}),
    });
    shopify.refuse(refused, 0);
  });

  it('reads on after a short failure, and answers nothing when it fails half way', async () => {
    shop.products = Array.from({ length: 40 }, (_, at) => ({ handle: `p-${at}` }));
    shopify.refuse(503, 2, 3);
    expect((await connected().read(signal())).products).toHaveLength(40);
    shopify.refuse('INTERNAL_SERVER_ERROR', 1, 4);
    const read: ShopListing | undefined = await connected()
      .read(signal())
      .catch(() => undefined);
    expect(read).toBeUndefined();
  });

  it('names the scopes that are missing', async () => {
    shop.scopes = ['read_products'];
    await expect(connected().about(signal())).rejects.toThrow(/is missing the access scope read_inventory\./);
    shop.scopes = [];
    await expect(connected().about(signal())).rejects.toThrow(/scopes read_products and read_inventory\./);
    shop.scopes = ['write_products', 'read_inventory'];
    await expect(connected().about(signal())).rejects.toThrow(/is missing the access scope read_products/);
  });

  it('refuses a wrong token, and a server that is not there', async () => {
    const wrong = connected({ credentials: { kind: 'TOKEN', accessToken: 'shpat_wrong' } });
    await expect(wrong.about(signal())).rejects.toMatchObject({ about: 'credentials' });
    await expect(wrong.about(signal())).rejects.not.toThrow(/shpat/);
    const credentials = { kind: 'TOKEN' as const, accessToken: shop.accessToken };
    const nowhere = createShopifyCatalog(
      { domain, credentials },
      { standInUrl: 'http://127.0.0.1:1', wait: () => Promise.resolve() },
    );
    await expect(nowhere.about(signal())).rejects.toThrow(/isn’t responding/);
  });

  it('goes to no other host', () => {
    for (const other of [
      'evil.example',
      'maple.myshopify.com.evil.example',
      'maple.myshopify.com:8443',
      'a/b',
    ])
      expect(() => connected({ domain: other })).toThrow(/Not a Shopify shop/);
  });
});

describe('an app of the Dev Dashboard', () => {
  const app = () => ({ kind: 'APP' as const, ...shop.app });
  it('gets a token for the day, another where that was refused', async () => {
    const catalog = connected({ credentials: app() });
    expect(await catalog.about(signal())).toMatchObject({ name: 'Maple & Co' });
    expect(shopify.asked.filter((one) => one === 'token')).toHaveLength(1);
    shopify.refuse(401, 1);
    await catalog.about(signal());
    expect(shopify.asked.filter((one) => one === 'token')).toHaveLength(2);
  });
  it('is refused with a wrong secret', async () => {
    const catalog = connected({ credentials: { ...app(), clientSecret: 'shpss_wrong' } });
    await expect(catalog.about(signal())).rejects.toMatchObject({ about: 'credentials' });
  });
});

it('takes a stand-in on this machine only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-shops-'));
  for (const url of ['https://evil.example', 'shopify', 'file:///tmp'])
    expect(() => createProviders({ SHOPIFY_STAND_IN_URL: url }, folder)).toThrow(/on this machine/);
  expect(
    createProviders({ SHOPIFY_STAND_IN_URL: 'http://127.0.0.1:8810' }, folder).shopCatalogs,
  ).toBeDefined();
});
