import { describe, expect, it } from 'vitest';
import type { ShopCatalog } from '../shop-catalog/shop-catalog.ts';

const signal = () => new AbortController().signal;

/** What every shop does, whoever it is. */
export function describeShopCatalog(name: string, open: () => ShopCatalog) {
  describe(name, () => {
    it('says what it is and lists its products, the same each time', async () => {
      const about = await open().about(signal());
      const listing = await open().read(signal());
      expect(listing).toMatchObject({ name: about.name, isTest: about.isTest, currency: about.currency });
      expect(listing.products).toHaveLength(about.productCount);
      expect(listing.products.length).toBeGreaterThan(1);
      expect(await open().read(signal())).toEqual(listing);
    });

    it('gives each product an id, a handle and variants with whole amounts', async () => {
      const { products } = await open().read(signal());
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      for (const { id, handle, title, variants, optionNames } of products) {
        expect(id.length * handle.length * title.length).toBeGreaterThan(0);
        expect(variants.length).toBeGreaterThan(0);
        for (const { priceMinor, quantity, optionValues } of variants) {
          expect(Number.isInteger(priceMinor) && Number.isInteger(quantity)).toBe(true);
          expect(optionValues).toHaveLength(optionNames.length);
        }
      }
    });

    it('tells how far it is, and reads nothing once it is called off', async () => {
      const told: number[] = [];
      const { products } = await open().read(signal(), async (count, all) => void told.push(count, all));
      expect(told.at(-1)).toBe(products.length);
      const control = new AbortController();
      control.abort(new Error('called off'));
      await expect(open().read(control.signal)).rejects.toThrow('called off');
    });

    it('gives a listing of its own to each caller', async () => {
      const catalog = open();
      const first = await catalog.read(signal());
      first.products.length = 0;
      expect((await catalog.read(signal())).products.length).toBeGreaterThan(0);
    });
  });
}
