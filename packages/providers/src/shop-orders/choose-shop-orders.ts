import { join } from 'node:path';
import { standInOf } from '../shop-catalog/choose-shop-catalogs.ts';
import { createTestShopOrders } from './embedded/test-shop-orders.ts';
import { createShopifyOrders } from './shopify/shopify-orders.ts';
import type { ShopsWithOrders } from './shop-orders.ts';

/** Shops at Shopify, or where its stand-in answers (`SHOPIFY_STAND_IN_URL`); the test shop keeps what it was told in `dataDir`. */
export function chooseShopOrders(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): ShopsWithOrders {
  const standIn = standInOf('SHOPIFY', settings);
  return {
    testShop: (storeId, now) => createTestShopOrders(join(dataDir, 'test-shop'), storeId, now),
    shopify: (access) => createShopifyOrders(access, standIn),
  };
}
