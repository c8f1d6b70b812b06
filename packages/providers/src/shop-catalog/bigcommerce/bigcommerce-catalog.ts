import { storeHashOf } from '@brandwright/contract/catalog/shop-domains.ts';
import type { z } from 'zod';
import { everyPage, mostProducts, readWhole, unread } from '../read-whole.ts';
import type { RestSettings } from '../rest-client.ts';
import type { BigCommerceAccess, ShopCatalog } from '../shop-catalog.ts';
import { shopName } from '../shop-text.ts';
import { bcBrand, bcPage, bcProduct, bcStore } from './bigcommerce-answers.ts';
import { createBcClient } from './bigcommerce-client.ts';
import { bcProductOf } from './bigcommerce-products.ts';

/** With variants and pictures of each; 250 is the most that the API gives. */
const pageSize = 100;
const mostBrands = 20_000;

/** A store at BigCommerce. Every list is read to its end, or nothing is answered. Requests go to no other host than the platform’s. */
export function createBigCommerceCatalog(
  access: BigCommerceAccess,
  settings: RestSettings = {},
): ShopCatalog {
  const { domain } = access;
  if (storeHashOf(domain) === undefined) throw new Error('Not a BigCommerce store.');
  return {
    about: (signal) => openStore(access, settings).about(signal),
    read(signal, onRead) {
      const { about, products } = openStore(access, settings);
      return readWhole(domain, signal, onRead, about, products);
    },
  };
}

/** For one reading. */
function openStore(access: BigCommerceAccess, settings: RestSettings) {
  const { domain } = access;
  const { ask } = createBcClient(access, settings, {
    tooLarge: `${domain} has more product data than can be read. Import a product export (CSV) of the products you need.`,
    scopes: 'Products (read-only) and Information & Settings (read-only)',
  });

  async function page<T>(
    path: string,
    number: number,
    shape: z.ZodType<T>,
    more: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) {
    const query = { limit: String(pageSize), page: String(number), ...more };
    const { data, meta } = await ask(path, query, bcPage(shape), signal);
    return { rows: data, pages: meta.pagination.total_pages };
  }

  const store = (signal: AbortSignal) => ask('/v2/store', {}, bcStore, signal);

  async function about(signal: AbortSignal) {
    const { name, currency } = await store(signal);
    const { meta } = await ask(
      '/v3/catalog/products',
      { limit: '1' },
      bcPage(bcProduct.pick({ id: true })),
      signal,
    );
    return { name: shopName(name, domain), isTest: false, currency, productCount: meta.pagination.total };
  }

  async function brandNames(signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
    const named = await everyPage(
      (number) => page('/v3/catalog/brands', number, bcBrand, {}, signal),
      ({ id, name }) => [id, name] as const,
      mostBrands,
    );
    return new Map(named);
  }

  async function products(signal: AbortSignal, told: (read: number) => Promise<void>) {
    const { weight_units: unit } = await store(signal);
    let brands: ReadonlyMap<number, string> | undefined;
    const rows = await everyPage(
      async (number) => {
        const include = { include: 'variants,images', sort: 'id' };
        const read = await page('/v3/catalog/products', number, bcProduct, include, signal);
        await told((number - 1) * pageSize + read.rows.length);
        return read;
      },
      async (product) => {
        // Read at the first product that has a brand: many stores name none.
        if (product.brand_id) brands ??= await brandNames(signal);
        return bcProductOf(product, brands ?? new Map<number, string>(), unit);
      },
      mostProducts + 1,
    );
    if (rows.length > mostProducts) throw unread();
    // By id: a product that moves up while the list is read is not taken twice.
    return [...new Map(rows.map((product) => [product.id, product])).values()];
  }

  return { about, products };
}
