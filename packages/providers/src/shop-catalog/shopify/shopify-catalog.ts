import { OperationError } from '@brandwright/contract';
import { neededScopes, shopDomainOf } from '@brandwright/contract/catalog/shop-connection.ts';
import type { z } from 'zod';
import type { ShopAccess, ShopCatalog, ShopProduct } from '../shop-catalog.ts';
import { mostPictures, mostVariants, shopName } from '../shop-text.ts';
import { createShopifyClient, type ShopifyClient, type ShopifySettings } from './shopify-client.ts';
import { productOf } from './shopify-products.ts';
import {
  aboutData,
  aboutQuery,
  mediaData,
  mediaQuery,
  productsData,
  productsQuery,
  scopesData,
  scopesQuery,
  variantsData,
  variantsQuery,
  type productNode,
} from './shopify-queries.ts';
import { missingScopes, QueryTooCostly } from './shopify-refusals.ts';

/** Products asked for at once: with their first variants and media just within what a query may cost (1,000 points). */
const pageSize = 10;
const restSize = 100;
const mostProducts = 20_000;
/** A standard plan gives 100 points a second, so a large shop takes a while. */
const readWithinMs = 12 * 60_000;

/** A shop at Shopify. Every list is read to its end, or nothing is answered. */
export function createShopifyCatalog(access: ShopAccess, settings: ShopifySettings = {}): ShopCatalog {
  const { domain } = access;
  if (shopDomainOf(domain) !== domain) throw new Error('Not a Shopify shop’s domain.');
  const client = createShopifyClient(access, settings);

  async function about(signal: AbortSignal) {
    // Asked for alone first: without scopes the rest would only be refused.
    const { currentAppInstallation } = await client.ask(scopesQuery, {}, scopesData, signal);
    const granted = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle));
    const missing = neededScopes.filter(
      (scope) => !granted.has(scope) && !granted.has(scope.replace('read_', 'write_')),
    );
    if (missing.length > 0) throw missingScopes(missing, domain);
    const { shop, productsCount } = await client.ask(aboutQuery, {}, aboutData, signal);
    return {
      name: shopName(shop.name, domain),
      isTest: false,
      currency: shop.currencyCode,
      productCount: productsCount?.count ?? 0,
    };
  }

  return {
    about,
    async read(signal, onRead) {
      const limit = AbortSignal.timeout(readWithinMs);
      const either = AbortSignal.any([signal, limit]);
      try {
        const { productCount, ...shop } = await about(either);
        if (productCount > mostProducts)
          throw new OperationError(
            'too_large',
            `${shop.name} has ${productCount.toLocaleString('en-US')} products, and at most ${mostProducts.toLocaleString('en-US')} can be read. Import a product export (CSV) of the ones you need.`,
          );
        return {
          ...shop,
          products: await readProducts(client, shop.currency, either, async (read) =>
            onRead?.(read, productCount),
          ),
        };
      } catch (error) {
        if (limit.aborted && !signal.aborted)
          throw new OperationError(
            'timeout',
            `Reading ${domain} is taking too long. Import a product export (CSV) instead.`,
          );
        throw unasked(error);
      }
    },
  };
}

async function readProducts(
  client: ShopifyClient,
  currency: string,
  signal: AbortSignal,
  onRead: (read: number) => Promise<void>,
): Promise<ShopProduct[]> {
  // By id: a product that moves up while the list is read is not taken twice.
  const found = new Map<string, ShopProduct>();
  let first = pageSize;
  let after: string | null = null;
  for (;;) {
    const page: z.output<typeof productsData>['products'] | undefined = await client
      .ask(productsQuery, { first, after }, productsData, signal)
      .then(({ products }) => products)
      .catch((error: unknown) => {
        if (!(error instanceof QueryTooCostly) || first === 1) throw error;
        return undefined;
      });
    if (!page) {
      first = Math.ceil(first / 2);
      continue;
    }
    for (const node of page.nodes) found.set(node.id, await wholeProduct(client, node, currency, signal));
    await onRead(found.size);
    if (!page.pageInfo.hasNextPage) return [...found.values()];
    after = cursorAfter(page.pageInfo.endCursor, after);
    if (found.size > mostProducts) throw unread();
  }
}

/** With the variants and media that did not fit into the page. */
async function wholeProduct(
  client: ShopifyClient,
  node: z.output<typeof productNode>,
  currency: string,
  signal: AbortSignal,
): Promise<ShopProduct> {
  const { id } = node;
  const variants = await readOn(node.variants, mostVariants, async (after) => {
    const { product } = await client.ask(variantsQuery, { id, first: restSize, after }, variantsData, signal);
    return product?.variants;
  });
  const media = await readOn(node.media, mostPictures, async (after) => {
    const { product } = await client.ask(mediaQuery, { id, first: mostPictures, after }, mediaData, signal);
    return product?.media;
  });
  return productOf(node, variants, media, currency);
}

interface Page<T> {
  nodes: T[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function readOn<T>(
  begun: Page<T>,
  most: number,
  next: (after: string) => Promise<Page<T> | undefined>,
): Promise<T[]> {
  const found = [...begun.nodes];
  let { pageInfo } = begun;
  while (pageInfo.hasNextPage && found.length < most) {
    const after = cursorAfter(pageInfo.endCursor, null);
    const page = await next(after);
    // Deleted while the shop was read.
    if (!page) throw unread();
    found.push(...page.nodes);
    if (page.pageInfo.hasNextPage) cursorAfter(page.pageInfo.endCursor, after);
    ({ pageInfo } = page);
  }
  return found;
}

/** A list that has more says where; one that would begin again never ends. */
function cursorAfter(cursor: string | null, before: string | null): string {
  if (cursor === null || cursor === before) throw unread();
  return cursor;
}

const unread = () =>
  new OperationError('upstream', 'The shop’s products couldn’t all be read. Nothing was changed. Try again.');

const unasked = (error: unknown) => (error instanceof QueryTooCostly ? unread() : error);
