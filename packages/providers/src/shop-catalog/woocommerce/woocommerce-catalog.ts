import { OperationError } from '@brandwright/contract';
import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import { z } from 'zod';
import { everyPage, mostProducts, readWhole, unread } from '../read-whole.ts';
import { createRestClient, retryAfterMs, type RestAnswer, type RestSettings } from '../rest-client.ts';
import { ShopRefused, type ShopCatalog, type WooCommerceAccess } from '../shop-catalog.ts';
import { reachKnown, reachPublic, type ReachSettings } from '../shop-reach.ts';
import { mostVariants, shopName } from '../shop-text.ts';
import {
  wooCurrency,
  wooIndex,
  wooProduct,
  wooRefusal,
  wooSetting,
  wooVariation,
  type WooProduct,
} from './woocommerce-answers.ts';
import { wooProductOf } from './woocommerce-products.ts';

/** The most that the API gives at once. */
const pageSize = 100;
const api = '/wp-json/wc/v3';

/** A WooCommerce shop, at its own address. Every list is read to its end, or nothing is answered. */
export function createWooCommerceCatalog(
  access: WooCommerceAccess,
  settings: RestSettings & ReachSettings = {},
): ShopCatalog {
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
function openShop({ domain, credentials }: WooCommerceAccess, settings: RestSettings & ReachSettings) {
  const { consumerKey, consumerSecret } = credentials;
  const client = createRestClient(
    {
      platform: 'WooCommerce',
      domain,
      base: settings.standInUrl ? `${settings.standInUrl}/${domain}` : `https://${domain}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
      },
      reach: settings.standInUrl ? reachKnown : reachPublic(settings),
      waitOf: retryAfterMs,
    },
    settings,
  );

  async function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<{ found: T; headers: Headers }> {
    const answer = await client.get(path, query, signal);
    const refused = refusalOf(answer, domain);
    if (refused) throw refused;
    const found = shape.safeParse(answer.said);
    if (!found.success)
      throw new OperationError('upstream', `The response from ${domain} can’t be read. Try again.`);
    return { found: found.data, headers: answer.headers };
  }

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
    const index = await client.get('/wp-json/', {}, signal);
    return {
      name: shopName(wooIndex.safeParse(index.said).data?.name ?? '', domain),
      isTest: false,
      currency: currency.code,
      productCount: countIn(listed.headers, 'x-wp-total'),
    };
  }

  /** In which unit the shop weighs; null where the key may not ask. */
  async function weightUnit(signal: AbortSignal): Promise<string | null> {
    const answer = await client.get(`${api}/settings/products/woocommerce_weight_unit`, {}, signal);
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

/** Undefined where it is no refusal. What the shop writes is not repeated: only codes that are known here. */
function refusalOf({ status, said }: RestAnswer, domain: string): OperationError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return new ShopRefused(
      'domain',
      `${domain} redirects to another address. Enter that one instead, for example with or without www.`,
    );
  const code = wooRefusal.safeParse(said).data?.code ?? '';
  if (status === 404 || code === 'rest_no_route')
    return new ShopRefused(
      'domain',
      `There’s no WooCommerce shop at ${domain}. Check the address, and make sure WooCommerce is active and permalinks aren’t set to “Plain”.`,
    );
  if (code === 'woocommerce_rest_cannot_view')
    return new ShopRefused(
      'scopes',
      `The key for ${domain} isn’t allowed to read products. Create one with read permission, for a user who manages the shop.`,
    );
  if (status === 401 || status === 403)
    return new ShopRefused(
      'credentials',
      `${domain} doesn’t accept the consumer key and secret. Copy them again from WooCommerce under Settings, Advanced, REST API.`,
    );
  return new OperationError('upstream', `${domain} refused the request (status ${status}). Try again.`);
}
