import { createBigCommerceCatalog } from './bigcommerce/bigcommerce-catalog.ts';
import { embeddedShopCatalog } from './embedded-shop-catalog.ts';
import type { ShopCatalogs } from './shop-catalog.ts';
import { createShopifyCatalog } from './shopify/shopify-catalog.ts';
import { createWooCommerceCatalog } from './woocommerce/woocommerce-catalog.ts';

const ownHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Shops, each with what its store connected it with. `SHOPIFY_STAND_IN_URL` and its like are where a stand-in answers for all of a
 * platform in development, on this machine only: it is sent tokens.
 */
export function chooseShopCatalogs(settings: Settings): ShopCatalogs {
  const shopify = standInOf('SHOPIFY', settings);
  const wooCommerce = standInOf('WOOCOMMERCE', settings);
  const bigCommerce = standInOf('BIGCOMMERCE', settings);
  return {
    testShop: embeddedShopCatalog,
    shopify: (access) => createShopifyCatalog(access, shopify),
    wooCommerce: (access) => createWooCommerceCatalog(access, wooCommerce),
    bigCommerce: (access) => createBigCommerceCatalog(access, bigCommerce),
  };
}

/** Where the stand-in of a platform answers, on this machine; nothing where the settings name none. */
export function standInOf(
  platform: 'SHOPIFY' | 'WOOCOMMERCE' | 'BIGCOMMERCE',
  settings: Settings,
): { standInUrl?: string } {
  const name = `${platform}_STAND_IN_URL`;
  const given = settings[name];
  const url = given ? URL.parse(given) : null;
  if (given && (!url || !ownHosts.has(url.hostname) || !/^https?:$/.test(url.protocol)))
    throw new Error(`${name} must be an address on this machine, such as http://127.0.0.1:8810.`);
  return url ? { standInUrl: url.origin } : {};
}
