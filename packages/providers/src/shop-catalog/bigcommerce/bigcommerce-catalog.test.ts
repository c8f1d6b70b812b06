import { storeHashOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bcStandInStore,
  bigCommerceStandIn,
  type BcStandInStore,
  type BigCommerceStandIn,
} from '../../testing/bigcommerce-stand-in.ts';
import { describeShopCatalog } from '../../testing/describe-shop-catalog.ts';
import type { ShopCatalog } from '../shop-catalog.ts';
import { createBigCommerceCatalog } from './bigcommerce-catalog.ts';

const signal = () => new AbortController().signal;
const domain = 'store-abc123xyz.mybigcommerce.com';

let bigCommerce: BigCommerceStandIn;
let store: BcStandInStore;
const waited: number[] = [];
const connected = (accessToken = store.accessToken): ShopCatalog =>
  createBigCommerceCatalog(
    { domain, credentials: { kind: 'TOKEN', accessToken } },
    {
      standInUrl: bigCommerce.url,
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    },
  );

beforeAll(async () => {
  bigCommerce = await bigCommerceStandIn();
});
afterAll(() => bigCommerce.stop());
beforeEach(() => {
  store = bcStandInStore();
  bigCommerce.stores.set('abc123xyz', store);
  bigCommerce.refuse(0, 0);
  bigCommerce.asked.length = 0;
  waited.length = 0;
});

describeShopCatalog('BigCommerce', () => {
  store.products = [
    { path: 'walnut-tray', sku: 'TRAY', price: 48, tracking: 'product', stock: 18 },
    {
      path: 'apron',
      variants: [{ options: { Color: 'Olive', Size: 'S' } }, { options: { Color: 'Ink', Size: 'S' } }],
    },
    { path: 'card', visible: false, price: 0 },
  ];
  return connected();
});

describe('a product at BigCommerce', () => {
  it('comes with variants, options, pictures, brand, stock, cost and weight', async () => {
    store.products = [
      {
        path: 'home/throw',
        name: 'Wool\u202E throw\u0007',
        html: '<p>Soft</p>',
        brand: 'Maple',
        price: 128.05,
        weight: 2,
        tracking: 'variant',
        pictures: ['https://cdn.example/1.jpg', 'http://cdn.example/plain.jpg'],
        variants: [
          {
            sku: 'THROW-OAT',
            price: 1.005,
            cost: 31.255,
            stock: 7,
            upc: '012345678905',
            options: { Color: 'Oat' },
          },
          { sku: 'THROW-INK', stock: -3, options: { Color: 'Ink' } },
        ],
      },
    ];
    const [product] = (await connected().read(signal())).products;
    expect(product).toEqual({
      id: '1',
      handle: 'home-throw',
      title: 'Wool throw',
      bodyHtml: '<p>Soft</p>',
      vendor: 'Maple',
      type: null,
      tags: ['wood', 'bowl'],
      isPublished: true,
      optionNames: ['Color'],
      pictures: [{ url: 'https://cdn.example/1.jpg', alt: null }],
      variants: [
        { sku: 'THROW-OAT', optionValues: ['Oat'], priceMinor: 101, costMinor: 3126, weightGrams: 907, barcode: '012345678905', quantity: 7 },
        { sku: 'THROW-INK', optionValues: ['Ink'], priceMinor: 12_805, costMinor: null, weightGrams: 907, barcode: null, quantity: 0 },
      ],
    }); // prettier-ignore
  });

  it('is read with all others, page after page', async () => {
    store.products = Array.from({ length: 250 }, (_, at) => ({ path: `p-${at}`, brand: `Brand ${at}` }));
    const { products } = await connected().read(signal());
    expect(products.map(({ handle }) => handle)).toEqual(store.products.map(({ path }) => path));
    expect(products.map(({ vendor }) => vendor)).toEqual(store.products.map(({ brand }) => brand));
    // One to count them, then three pages of each.
    expect(bigCommerce.asked.filter((path) => path === '/v3/catalog/products')).toHaveLength(4);
    expect(bigCommerce.asked.filter((path) => path === '/v3/catalog/brands')).toHaveLength(3);
  });
});

describe('BigCommerce, when something is wrong', () => {
  it.each([
    [401, /doesn’t accept the access token/, 'credentials'],
    [403, /scopes Products/, 'scopes'],
    [404, /no BigCommerce store/, 'domain'],
    [422, /refused the request .*422/, undefined],
    [500, /isn’t responding/, undefined],
  ])('says what to do about %s', async (status, words, about) => {
    bigCommerce.refuse(status, 3);
    await expect(connected().about(signal())).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringMatching(words) as string,
      ...(about ? { about } : {}),
    });
  });

  it('refuses a wrong token without repeating it', async () => {
    await expect(connected('bc_wrong_token').about(signal())).rejects.toMatchObject({ about: 'credentials' });
    await expect(connected('bc_wrong_token').about(signal())).rejects.not.toThrow(/bc_wrong/);
  });

  it('waits as long as it is told, and answers all or nothing', async () => {
    store.products = Array.from({ length: 250 }, (_, at) => ({ path: `p-${at}` }));
    bigCommerce.refuse(429, 1);
    await connected().about(signal());
    expect(waited).toEqual([3000]);
    bigCommerce.refuse(503, 2, 4);
    expect((await connected().read(signal())).products).toHaveLength(250);
    bigCommerce.refuse(403, 1, 4);
    await expect(connected().read(signal())).rejects.toMatchObject({ code: 'upstream' });
  });

  it('knows a store by its hash, its addresses and its API path, and no other host', () => {
    for (const said of [
      'abc123xyz',
      'Store-ABC123xyz.mybigcommerce.com',
      'https://store-abc123xyz.mybigcommerce.com/manage/settings',
      'https://api.bigcommerce.com/stores/abc123xyz/v3/',
    ])
      expect(storeHashOf(said)).toBe('abc123xyz');
    for (const said of [
      'evil.example',
      'store-abc123xyz.mybigcommerce.com.evil.example',
      'abc123xyz@evil.example',
      'api.bigcommerce.com/stores/../v3',
      'abc/123',
      '127.0.0.1',
      '',
    ])
      expect(storeHashOf(said)).toBeUndefined();
    expect(() =>
      createBigCommerceCatalog({ domain: 'evil.example', credentials: { kind: 'TOKEN', accessToken: 'x' } }),
    ).toThrow(/Not a BigCommerce store/);
  });
});
