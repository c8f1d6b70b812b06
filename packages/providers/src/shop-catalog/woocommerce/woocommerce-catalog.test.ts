import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeShopCatalog } from '../../testing/describe-shop-catalog.ts';
import {
  wooCommerceStandIn,
  wooStandInShop,
  type WooCommerceStandIn,
  type WooStandInShop,
} from '../../testing/woocommerce-stand-in.ts';
import { everyPage } from '../read-whole.ts';
import type { ShopCatalog } from '../shop-catalog.ts';
import { createWooCommerceCatalog } from './woocommerce-catalog.ts';

const signal = () => new AbortController().signal;
const domain = 'maple.com/shop';

let woo: WooCommerceStandIn;
let shop: WooStandInShop;
const waited: number[] = [];
const keys = () => ({
  kind: 'KEYS' as const,
  consumerKey: shop.consumerKey,
  consumerSecret: shop.consumerSecret,
});
const wait = (milliseconds: number) => {
  waited.push(milliseconds);
  return Promise.resolve();
};
const connected = (credentials = keys(), more: { mostBytes?: number } = {}): ShopCatalog =>
  createWooCommerceCatalog({ domain, credentials }, { standInUrl: woo.url, wait, ...more });

beforeAll(async () => {
  woo = await wooCommerceStandIn();
});
afterAll(() => woo.stop());
beforeEach(() => {
  shop = wooStandInShop();
  woo.shops.set(domain, shop);
  woo.refuse(0, 0);
  woo.asked.length = 0;
  waited.length = 0;
});

describeShopCatalog('WooCommerce', () => {
  shop.products = [
    { slug: 'walnut-tray', sku: 'TRAY', price: '48.00', stock: 18 },
    {
      slug: 'apron',
      attributes: ['Color', 'Size'],
      variations: [{ options: { Color: 'Olive', Size: 'S' } }, { options: { Color: 'Ink' } }],
    },
    { slug: 'card', status: 'draft', price: '' },
  ];
  return connected();
});

describe('a product at WooCommerce', () => {
  it('comes with variations, pictures, stock and weight', async () => {
    shop.products = [
      {
        slug: 'throw',
        name: 'Wool\u202E throw\u0007',
        html: '<p>Soft</p>',
        weight: '2',
        pictures: ['https://cdn.example/1.jpg', 'http://cdn.example/plain.jpg'],
        attributes: ['Color'],
        variations: [
          { sku: 'THROW-OAT', price: '128.5', stock: 7, options: { Color: 'Oat' } },
          { sku: 'THROW-ANY', stock: -3, options: {} },
        ],
      },
      { slug: 'set', type: 'grouped' },
      { slug: 'elsewhere', type: 'external' },
      { slug: 'mug', sku: 'MUG', price: '9', barcode: '4006381333931' },
    ];
    const [product, mug, ...none] = (await connected().read(signal())).products;
    expect(product).toEqual({
      id: '1',
      handle: 'throw',
      title: 'Wool throw',
      bodyHtml: '<p>Soft</p>',
      vendor: null,
      type: 'Home',
      tags: [],
      isPublished: true,
      optionNames: ['Color'],
      pictures: [{ url: 'https://cdn.example/1.jpg', alt: null }],
      variants: [
        { sku: 'THROW-OAT', optionValues: ['Oat'], priceMinor: 12_850, costMinor: null, weightGrams: 907, barcode: null, quantity: 7 },
        { sku: 'THROW-ANY', optionValues: ['Any'], priceMinor: 1000, costMinor: null, weightGrams: 907, barcode: null, quantity: 0 },
      ],
    }); // prettier-ignore
    expect(mug?.variants).toMatchObject([
      { sku: 'MUG', priceMinor: 900, barcode: '4006381333931', quantity: 0 },
    ]);
    expect(none).toEqual([]);
  });

  it('has no weight where the key may not ask for the unit', async () => {
    shop.maySeeSettings = false;
    shop.products = [{ slug: 'a', weight: '2' }];
    expect((await connected().read(signal())).products[0]?.variants[0]?.weightGrams).toBeNull();
  });

  it('is read with all others, and all of its variations, however many pages they take', async () => {
    shop.products = [
      ...Array.from({ length: 250 }, (_, at) => ({ slug: `p-${at}` })),
      {
        slug: 'tee',
        attributes: ['Size'],
        variations: Array.from({ length: 234 }, (_, at) => ({ options: { Size: String(at) } })),
      },
    ];
    const { products } = await connected().read(signal());
    expect(products).toHaveLength(251);
    expect(products.at(-1)?.variants).toHaveLength(234);
    // One to count them, then three pages.
    expect(woo.asked.filter((path) => path === '/wc/v3/products')).toHaveLength(4);
  });
});

describe('WooCommerce, when something is wrong', () => {
  it.each([
    [301, /redirects to another address/, 'domain'],
    [404, /no WooCommerce shop at maple.com/, 'domain'],
    [403, /doesn’t accept the consumer key/, 'credentials'],
    [400, /refused the request .*400/, undefined],
    [500, /isn’t responding/, undefined],
  ])('says what to do about %s', async (status, words, about) => {
    woo.refuse(status, 3);
    await expect(connected().about(signal())).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringMatching(words) as string,
      ...(about ? { about } : {}),
    });
  });

  it('refuses a wrong key and one that may not read, without repeating either', async () => {
    const wrong = connected({ ...keys(), consumerSecret: 'cs_wrong' });
    await expect(wrong.about(signal())).rejects.toMatchObject({ about: 'credentials' });
    await expect(wrong.about(signal())).rejects.not.toThrow(/cs_|ck_/);
    shop.mayRead = false;
    await expect(connected().about(signal())).rejects.toMatchObject({ about: 'scopes' });
  });

  it('waits as long as it is told, reads on after a short failure, and answers all or nothing', async () => {
    shop.products = Array.from({ length: 250 }, (_, at) => ({ slug: `p-${at}` }));
    woo.refuse(429, 1);
    await connected().about(signal());
    expect(waited).toEqual([2000]);
    woo.refuse(503, 2, 4);
    expect((await connected().read(signal())).products).toHaveLength(250);
    woo.refuse(403, 1, 5);
    await expect(connected().read(signal())).rejects.toMatchObject({ code: 'upstream' });
    woo.refuse(429, 100);
    await expect(connected().about(signal())).rejects.toThrow(/too busy/);
  });
});

describe('a WooCommerce shop that sends a great deal', () => {
  it('is given up where all of its pages together are too large, each reading for itself', async () => {
    shop.products = Array.from({ length: 250 }, (_, at) => ({ slug: `p-${at}`, html: 'x'.repeat(1000) }));
    const large = connected(keys(), { mostBytes: 200_000 });
    await expect(large.read(signal())).rejects.toMatchObject({ code: 'too_large' });
    expect(woo.asked.filter((path) => path === '/wc/v3/products')).toHaveLength(3);
    const enough = connected(keys(), { mostBytes: 400_000 });
    for (const _ of [1, 2]) expect((await enough.read(signal())).products).toHaveLength(250);
  });

  it('is taken a page at a time: what one page needs is asked for before the next', async () => {
    shop.products = Array.from({ length: 101 }, (_, at) => ({ slug: `p-${at}` }));
    shop.products[0] = { slug: 'tee', attributes: ['Size'], variations: [{ options: { Size: 'S' } }] };
    expect((await connected().read(signal())).products).toHaveLength(101);
    expect(woo.asked.slice(-3)).toEqual([
      '/wc/v3/products',
      '/wc/v3/products/1/variations',
      '/wc/v3/products',
    ]);
  });

  it('can’t overflow a reading with a page of more rows than any reader wants', async () => {
    const rows = Array.from({ length: 400_000 }, (_, at) => at);
    const read = () => Promise.resolve({ rows, pages: 9 });
    expect(await everyPage(read, (row) => row, 301)).toHaveLength(301);
  });
});

describe('the address of a WooCommerce shop', () => {
  it('is one on the public web', () => {
    for (const said of [
      'maple.com/shop',
      'https://Maple.com/shop/',
      'https://maple.com/shop/wp-admin/plugins.php',
    ])
      expect(wooAddressOf(said)).toBe(domain);
    for (const said of [
      'http://maple.com',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://2130706433/',
      'https://0x7f.1/',
      'localhost',
      'https://metadata.google.internal/',
      'https://maple.com:8443',
      'https://maple.com@evil.com:1/',
      'https://user:pass@maple.com/',
      'https://maple.com/?a=1',
      'file:///etc/passwd',
      '',
    ])
      expect(wooAddressOf(said)).toBeUndefined();
    expect(() => createWooCommerceCatalog({ domain: '127.0.0.1', credentials: keys() })).toThrow(
      /Not a WooCommerce shop/,
    );
  });

  it.each([
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['127.0.0.1'],
    ['fd00:ec2::254'],
    ['93.184.215.14', '192.168.1.1'],
  ])('is refused where its name leads to %s', async (...addresses) => {
    const catalog = createWooCommerceCatalog(
      { domain: 'maple.com', credentials: keys() },
      { resolve: () => Promise.resolve(addresses), wait },
    );
    await expect(catalog.about(signal())).rejects.toMatchObject({
      about: 'domain',
      message: expect.stringContaining('isn’t on the public web') as string,
    });
  });

  it('is refused where its name leads nowhere', async () => {
    const catalog = createWooCommerceCatalog(
      { domain: 'maple.com', credentials: keys() },
      { resolve: () => Promise.resolve([]), wait },
    );
    await expect(catalog.about(signal())).rejects.toMatchObject({ about: 'domain' });
  });
});
