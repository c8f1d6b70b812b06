import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { readShopifyProducts } from './shopify-products.ts';

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Variant Weight Unit,Cost per item,Status';
const read = (...lines: string[]) => readShopifyProducts(Buffer.from([header, ...lines].join('\n')));

describe('Shopify’s product export', () => {
  it('reads a product of several rows', () => {
    const { products, badRows } = read(
      'travel-candle,Travel candle,"<p>3 oz &amp; a <b>lid</b></p>",Lume,Candles,"candles, travel",TRUE,Scent,Juniper,,,TRV-JUN,160.0,130,18.00,0840,https://cdn.example/b.jpg,2,Tin,g,4.30,active',
      'travel-candle,,,,,,,,Amber,,,TRV-AMB,160,-3,"1,018.00",,https://cdn.example/a.jpg,1,,,,',
      'travel-candle,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,,,',
      'soap,Soap,,,,,false,Title,Default Title,,,,,,9,,,,,,,draft',
    );
    expect(badRows).toEqual([]);
    expect(products[0]).toMatchObject({
      handle: 'travel-candle',
      description: '3 oz & a lid',
      tags: ['candles', 'travel'],
      enabled: true,
      options: [{ name: 'Scent', values: ['Juniper', 'Amber'] }],
      pictures: [
        { url: 'https://cdn.example/a.jpg' },
        { url: 'https://cdn.example/b.jpg' },
        { url: 'https://cdn.example/c.jpg' },
      ],
      variants: [
        {
          code: 'TRV-JUN',
          priceMinor: 1800,
          costMinor: 430,
          weightGrams: 160,
          quantity: 130,
          barcode: '0840',
        },
        { code: 'TRV-AMB', priceMinor: 101_800, costMinor: null, quantity: 0 },
      ],
    });
    expect(products[1]).toMatchObject({
      enabled: false,
      options: [],
      variants: [{ code: '', optionValues: [], priceMinor: 900 }],
    });
  });

  it('reads the columns as they are named since 2025', () => {
    const bytes = Buffer.from(
      'Title,URL handle,Description,SKU,Price,Inventory quantity,Option1 name,Option1 value\nMug,mug,Plain,MUG,28,4,Color,Sand',
    );
    expect(readShopifyProducts(bytes).products).toMatchObject([
      {
        handle: 'mug',
        description: 'Plain',
        variants: [{ code: 'MUG', priceMinor: 2800, quantity: 4, optionValues: ['Sand'] }],
      },
    ]);
  });

  it('names every bad row with its line, and leaves out its product only', () => {
    const { products, badProducts, badRows } = read(
      'mug,Mug,,,,,,,,,,MUG,,,cheap,,,,,,,',
      ',Nameless,,,,,,,,,,X,,,1,,,,,,,',
      'vase,,,,,,,,,,,VASE,x,1.5e9,30,,,,,,,',
      'tray,Tray,,,,,,,,,,TRAY,,,48,,,,,,,',
      'copy,Copy,,,,,,,,,,tray,,,48,,,,,,,',
      'dear,Dear,,,,,,,,,,DEAR,,,2000000,,,,,,,',
    );
    expect(products.map(({ handle }) => handle)).toEqual(['tray']);
    expect(badProducts).toBe(5);
    expect(badRows.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 'variant price'],
        [3, 'handle'],
        [4, 'title'],
        [4, 'variant grams'],
        [4, 'variant inventory qty'],
        [6, 'variant sku'],
        [7, 'variant price'],
      ]),
    );
  });

  it.each([
    ['Name,Email\nA,b@c.example', /isn’t Shopify’s product export/],
    [`${header}\n`, /only a header/],
    ['', /isn’t Shopify’s product export/],
  ])('refuses %j', (text, message) => {
    expect(() => readShopifyProducts(Buffer.from(text))).toThrow(message);
  });

  it('takes pictures from encrypted addresses only', () => {
    const { products } = read(
      'a,A,,,,,,,,,,A,,,1,,javascript:alert(1),1,,,,',
      'a,,,,,,,,,,,,,,,,http://a.example/b.png,2,,,,',
    );
    expect(products[0]?.pictures).toEqual([]);
  });
});

describe('the text of HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<ul><li>A</li><li>B</li></ul>', '• A\n• B'],
    ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
    ['<img src=x onerror=alert(1)>Safe', 'Safe'],
    ['&lt;b&gt; &amp;lt; &#65;&#x42;&nbsp;&unknown;', '<b> &lt; AB &unknown;'],
    ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
    ['<!-- hidden -->shown<scr<script>x</script>ipt>', 'shown'],
    ['cut <a href="', 'cut'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
