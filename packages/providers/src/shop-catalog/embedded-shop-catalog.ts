import type { ShopCatalog, ShopProduct } from './shop-catalog.ts';

const variant = (sku: string, optionValues: string[], priceMinor: number, quantity: number) => ({
  sku,
  optionValues,
  priceMinor,
  costMinor: null,
  weightGrams: null,
  barcode: null,
  quantity,
});

const product = (
  id: string,
  handle: string,
  title: string,
  type: string,
  bodyHtml: string,
  optionNames: string[],
  variants: ShopProduct['variants'],
  isPublished = true,
): ShopProduct => ({
  id,
  handle,
  title,
  bodyHtml,
  vendor: 'Test shop',
  type,
  tags: ['test'],
  isPublished,
  optionNames,
  pictures: [],
  variants,
});

// prettier-ignore
const products: readonly ShopProduct[] = [
  product('test-1', 'walnut-tray', 'Walnut tray', 'Home', '<p>A small tray of <strong>oiled walnut</strong>.</p>', [], [variant('TS-TRAY', [], 4800, 18)]),
  product('test-2', 'linen-apron', 'Linen apron', 'Kitchen', '<p>Washed linen, two pockets.</p>', ['Color'], [variant('TS-APRON-OLIVE', ['Olive'], 5400, 12), variant('TS-APRON-INK', ['Ink'], 5400, 7)]),
  product('test-3', 'glass-carafe', 'Glass carafe', 'Kitchen', '<p>Hand-blown, one liter.</p>', [], [variant('TS-CARAFE', [], 3900, 24)]),
  product('test-4', 'wool-throw', 'Wool throw', 'Home', '<ul><li>Lambswool</li><li>50 × 70 in</li></ul>', ['Color'], [variant('TS-THROW-OAT', ['Oat'], 12800, 5)]),
  product('test-5', 'winter-card', 'Winter card', 'Paper', '<p>A draft.</p>', [], [variant('', [], 600, 0)], false),
];

const about = { name: 'Test shop', isTest: true, currency: 'USD' };

/** A made-up shop. */
export const embeddedShopCatalog: ShopCatalog = {
  about: () => Promise.resolve({ ...about, productCount: products.length }),
  async read(signal, onRead) {
    signal.throwIfAborted();
    await onRead?.(products.length, products.length);
    return { ...about, products: structuredClone([...products]) };
  },
};
