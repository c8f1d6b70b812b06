import type { ProductListing } from '@brandwright/contract/catalog/list-feed-products.ts';
import { productPagesOf } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { describe, expect, it } from 'vitest';
import { feedContent, handleOf } from './product-feed-items.ts';
import { googleProducts } from './google-products.ts';
import { metaCatalog } from './meta-catalog.ts';
import { tradeNumberOf } from './trade-number.ts';

const sku = (more: Partial<ProductListing['skus'][number]> = {}): ProductListing['skus'][number] => ({
  id: '00000000-0000-4000-8000-000000000001',
  code: 'BOWL-8',
  variant: '-',
  optionValues: [],
  priceMinor: 4805,
  currency: 'USD',
  barcode: null,
  weightGrams: null,
  isAvailable: true,
  ...more,
});
const listing = (more: Partial<ProductListing> = {}): ProductListing => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  title: 'Walnut bowl',
  description: 'Turned by hand.',
  type: 'Bowls',
  vendor: null,
  handle: null,
  pictures: [{ url: '/files/drawn/bowl.walnut', alt: null }],
  options: [],
  skus: [sku()],
  ...more,
});
const places = {
  pagesUrl: 'https://maple.com/products/',
  publicUrl: 'https://app.brandwright.com',
  storeName: 'Maple & Co',
};
const itemsOf = (...listings: ProductListing[]) => feedContent(listings, places).items;

describe('items of a feed', () => {
  it('are what a shopper would see', () => {
    expect(itemsOf(listing())).toEqual([
      {
        id: 'BOWL-8',
        title: 'Walnut bowl',
        description: 'Turned by hand.',
        link: 'https://maple.com/products/walnut-bowl',
        pictures: ['https://app.brandwright.com/files/drawn/bowl.walnut'],
        isAvailable: true,
        price: '48.05 USD',
        brand: 'Maple & Co',
        tradeNumber: null,
        code: 'BOWL-8',
        group: null,
        type: 'Bowls',
        color: null,
        size: null,
      },
    ]);
  });

  it('are one for each variant, with what tells it apart', () => {
    const found = itemsOf(
      listing({
        handle: 'tee',
        vendor: 'Fern',
        options: [
          { name: 'Colour', values: [] },
          { name: 'Size', values: [] },
        ],
        skus: [
          sku({ code: 'TEE-OAT-S', variant: 'Oat, S', optionValues: ['Oat', 'S'], isAvailable: false }),
          sku({ code: 'T'.repeat(51), variant: 'Ink, M', optionValues: ['Ink', 'M'] }),
          sku({ code: 'FREE', priceMinor: 0 }),
        ],
      }),
    );
    expect(found).toMatchObject([
      { id: 'TEE-OAT-S', title: 'Walnut bowl, Oat, S', color: 'Oat', size: 'S', isAvailable: false },
      { id: '00000000-0000-4000-8000-000000000001', color: 'Ink', brand: 'Fern' },
    ]);
    expect(new Set(found.map(({ group }) => group))).toEqual(new Set([listing().id]));
    expect(found.every(({ link }) => link === 'https://maple.com/products/tee')).toBe(true);
  });

  it('leave out what a channel refuses, with every reason', () => {
    const { items, products, leftOut } = feedContent(
      [
        listing({
          title: 'Bare',
          description: ' \u200B ',
          pictures: [{ url: 'http://x.com/a.jpg', alt: null }],
        }),
        listing({ title: 'Free', skus: [sku({ priceMinor: 0 })] }),
        listing(),
      ],
      places,
    );
    expect([items.length, products]).toEqual([1, 1]);
    expect(leftOut).toMatchObject([
      { title: 'Bare', reasons: ['NO_PICTURE', 'NO_DESCRIPTION'] },
      { title: 'Free', reasons: ['NO_PRICE'] },
    ]);
  });

  it('have a trade number only where the barcode is one', () => {
    expect(
      ['4006381333931', '4006381333930', '036000291452', '96385074', '0000000000000', 'MUG-1', null].map(
        tradeNumberOf,
      ),
    ).toEqual(['4006381333931', null, '036000291452', '96385074', null, null, null]);
    expect(handleOf('Café  au lait — 8 oz!')).toBe('cafe-au-lait-8-oz');
  });
});

describe('files of a feed', () => {
  const hostile = listing({
    title: '=HYPERLINK("https://evil.example","x")',
    description: '</g:description><g:price>0.01 USD</g:price>\u0000 & "more"\n+1',
    vendor: '@SUM(A1)',
    handle: '../a b?c',
  });

  it('give Meta ids, SKUs and prices exactly as they are', () => {
    const [, row = ''] = metaCatalog(itemsOf(listing({ skus: [sku({ code: '-=+@BOWL,"8"' })] }))).split(
      '\r\n',
    );
    expect(row).toMatch(/^"-=\+@BOWL,""8""",Walnut bowl,/);
    expect(row).toContain(',,"-=+@BOWL,""8""",Bowls,');
    const [item] = itemsOf(listing());
    if (!item) throw new Error('No item.');
    const cut = metaCatalog([{ ...item, id: '+B\r\n=1\u0000\u2028', pictures: ['https://a.b/\u0001c'] }]);
    expect(cut.split('\r\n')).toHaveLength(3);
    expect(cut).toContain('\n+B=1,Walnut bowl,');
    expect(cut).toContain(',https://a.b/c,');
  });

  it('run no formula that is among words in a spreadsheet', () => {
    const [head, row = ''] = metaCatalog(itemsOf(hostile)).split('\r\n');
    expect(head).toBe(
      'id,title,description,availability,condition,price,link,image_link,additional_image_link,brand,item_group_id,gtin,mpn,product_type,color,size',
    );
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(row).toContain(`,'@SUM(A1),`);
    expect(row).toContain('in stock,new,48.05 USD,https://maple.com/products/..%2Fa%20b%3Fc,');
    expect(row.includes('\n') || row.includes('\u0000')).toBe(false);
  });

  it('hold no element that a product wrote', () => {
    const xml = googleProducts(itemsOf(hostile, listing()), {
      title: 'Maple & Co',
      link: 'https://maple.com',
    });
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">/,
    );
    expect(xml).toContain('<title>Maple &amp; Co</title>');
    expect(xml).toContain(
      '&lt;/g:description&gt;&lt;g:price&gt;0.01 USD&lt;/g:price&gt; &amp; &quot;more&quot; +1',
    );
    expect(xml.match(/<g:price>/g)).toHaveLength(2);
    expect(xml).not.toContain('\u0000');
    expect(xml).toContain('<g:availability>in_stock</g:availability>');
  });
});

it('knows addresses that shoppers can open', () => {
  for (const said of ['maple.com/products', ' https://Maple.com/products/ ', 'https://maple.com/products//'])
    expect(productPagesOf(said)).toBe('https://maple.com/products/');
  expect(productPagesOf('shop.maple.co.uk')).toBe('https://shop.maple.co.uk/');
  for (const said of [
    'http://maple.com/',
    'https://user:pass@maple.com/',
    'https://maple.com:8443/',
    'https://maple.com/?a=1',
    'https://maple.com/#a',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://intranet/',
    'https://printer.local/',
    'javascript:alert(1)',
    'ftp://maple.com/',
    'not an address',
    '',
  ])
    expect(productPagesOf(said)).toBeUndefined();
});
