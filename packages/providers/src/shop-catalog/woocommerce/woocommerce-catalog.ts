import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { z } from 'zod';
import { everyPage, mostProducts, readWhole, unread } from '../read-whole.ts';
import type { ShopCatalog, WooCommerceAccess } from '../shop-catalog.ts';
import { mostVariants, shopName } from '../shop-text.ts';
import {
  wooCurrency,
  wooIndex,
  wooProduct,
  wooSetting,
  wooVariation,
  type WooProduct,
} from './woocommerce-answers.ts';
import { createWooClient, wooApi as api, type WooSettings } from './woocommerce-client.ts';
import { wooProductOf } from './woocommerce-products.ts';

/** The most that the API gives at once. */
const pageSize = 100;

/** A WooCommerce shop, at its own address. Every list is read to its end, or nothing is answered. */
export function createWooCommerceCatalog(access: WooCommerceAccess, settings: WooSettings = {}): ShopCatalog {
  const { domain } = access;
  if (wooAddressOf(domain) !== domain) throw new Error('Not a WooCommerce shop’s address.');
  return {
    about: (signal) => openShop(access, settings).about(signal),
    read(signal, onRead) {
      const { about, products } = openShop(access, settings);
      return readWhole(domain, signal, onRead, about, products);
    },
  };
}

/** For one reading. */
function openShop(access: WooCommerceAccess, settings: WooSettings) {
  const { domain } = access;
  const { rest, ask } = createWooClient(access, settings, {
    name: 'products',
    tooLarge: `${domain} has more product data than can be read. Import a product export (CSV) of the products you need.`,
  });

  async function page<S extends z.ZodObject>(path: string, number: number, shape: S, signal: AbortSignal) {
    const query = {
      // WordPress leaves the rest out: links, and what plugins add.
      _fields: Object.keys(shape.shape).join(','),
      per_page: String(pageSize),
      page: String(number),
      orderby: 'id',
      order: 'asc',
      status: 'any',
    };
    const { found, headers } = await ask(path, query, z.array(shape), signal);
    return { rows: found, pages: countIn(headers, 'x-wp-totalpages') };
  }

  async function about(signal: AbortSignal) {
    const listed = await ask(
      `${api}/products`,
      { per_page: '1', status: 'any' },
      z.array(z.unknown()),
      signal,
    );
    const { found: currency } = await ask(`${api}/data/currencies/current`, {}, wooCurrency, signal);
    // The name is nice to have: some shops hide their index.
    const index = await rest.get('/wp-json/', {}, signal);
    return {
      name: shopName(wooIndex.safeParse(index.said).data?.name ?? '', domain),
      isTest: false,
      currency: currency.code,
      productCount: countIn(listed.headers, 'x-wp-total'),
    };
  }

  /** In which unit the shop weighs; null where the key may not ask. */
  async function weightUnit(signal: AbortSignal): Promise<string | null> {
    const answer = await rest.get(`${api}/settings/products/woocommerce_weight_unit`, {}, signal);
    return answer.status === 200 ? (wooSetting.safeParse(answer.said).data?.value ?? null) : null;
  }

  const variationsOf = (product: WooProduct, signal: AbortSignal) =>
    product.type === 'variable'
      ? everyPage(
          (number) => page(`${api}/products/${product.id}/variations`, number, wooVariation, signal),
          (variation) => variation,
          mostVariants,
        )
      : Promise.resolve([]);

  async function products(signal: AbortSignal, told: (read: number) => Promise<void>) {
    const unit = await weightUnit(signal);
    const seen = new Set<number>();
    const rows = await everyPage(
      async (number) => {
        const read = await page(`${api}/products`, number, wooProduct, signal);
        await told((number - 1) * pageSize + read.rows.length);
        return read;
      },
      async (product) => {
        // Groups and links elsewhere hold no stock.
        if (product.type === 'grouped' || product.type === 'external' || product.status === 'trash')
          return [];
        // A product that moves up while the list is read is not taken twice.
        if (seen.has(product.id)) return [];
        seen.add(product.id);
        return [wooProductOf(product, await variationsOf(product, signal), unit)];
      },
      mostProducts + 1,
    );
    if (rows.length > mostProducts) throw unread();
    return rows.flat();
  }

  return { about, products };
}

function countIn(headers: Headers, name: string): number {
  const said = headers.get(name) ?? '';
  if (!/^\d{1,9}$/.test(said)) throw unread();
  return Number(said);
}
