import { join } from 'node:path';
import { standInOf } from '../shop-catalog/choose-shop-catalogs.ts';
import { createBigCommerceOrders } from './bigcommerce/bigcommerce-orders.ts';
import { createTestShopOrders } from './embedded/test-shop-orders.ts';
import { createShopifyOrders } from './shopify/shopify-orders.ts';
import type { ShopsWithOrders } from './shop-orders.ts';
import { createWooCommerceOrders } from './woocommerce/woocommerce-orders.ts';

/**
 * Shops on their platforms, or where a stand-in answers for one (`SHOPIFY_STAND_IN_URL` and its like); the test shop keeps what it was
 * told in `dataDir`. `now`: how far back a shop is read that was never read before.
 */
export function chooseShopOrders(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  now: () => Date = () => new Date(),
): ShopsWithOrders {
  const shopify = standInOf('SHOPIFY', settings);
  const wooCommerce = { ...standInOf('WOOCOMMERCE', settings), now };
  const bigCommerce = { ...standInOf('BIGCOMMERCE', settings), now };
  return {
    testShop: (storeId, storeNow) => createTestShopOrders(join(dataDir, 'test-shop'), storeId, storeNow),
    shopify: (access) => createShopifyOrders(access, shopify),
    wooCommerce: (access, secret) => createWooCommerceOrders(access, secret, wooCommerce),
    bigCommerce: (access, secret) => createBigCommerceOrders(access, secret, bigCommerce),
  };
}
