import { embeddedShopCatalog } from './embedded-shop-catalog.ts';
import type { ShopCatalogs } from './shop-catalog.ts';
import { createShopifyCatalog } from './shopify/shopify-catalog.ts';

const ownHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * `SHOPIFY_STAND_IN_URL` is where a stand-in answers for all shops in development, on this machine only: it is sent tokens.
 */
export function standInOrigin(settings: Settings): string | undefined {
  const given = settings['SHOPIFY_STAND_IN_URL'];
  const url = given ? URL.parse(given) : null;
  if (given && (!url || !ownHosts.has(url.hostname) || !/^https?:$/.test(url.protocol)))
    throw new Error(
      'SHOPIFY_STAND_IN_URL must be an address on this machine, such as http://127.0.0.1:8810.',
    );
  return url?.origin;
}

/** Shops at Shopify, each with what its store connected it with. */
export function chooseShopCatalogs(settings: Settings): ShopCatalogs {
  const standInUrl = standInOrigin(settings);
  return {
    testShop: embeddedShopCatalog,
    shopify: (access) => createShopifyCatalog(access, standInUrl === undefined ? {} : { standInUrl }),
  };
}
