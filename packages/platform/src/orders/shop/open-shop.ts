import { OperationError } from '@brandwright/contract';
import type { ShopPlatform } from '@brandwright/contract/catalog/shop-connection.ts';
import type { ShopOrders } from '@brandwright/providers';
import { createHmac } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import type { ShopOfStore } from '../../kernel/request/shop-of-store.ts';

export const testShopKey = 'test-shop';

export interface OpenShop {
  /** Its domain, or `test-shop`. */
  key: string;
  name: string;
  /** The test shop’s orders are like Shopify’s. */
  platform: ShopPlatform;
  orders: ShopOrders;
}

const testShopOf = (context: Context): OpenShop => ({
  key: testShopKey,
  name: 'Test shop',
  platform: 'SHOPIFY',
  orders: context.providers.shopOrders.testShop(context.storeId, () => context.clock.now()),
});

/**
 * What a shop is told to sign its webhooks with, or to send with them. It is the shop's, not the store's: a shop that several stores
 * of this server have connected tells all of them at one address.
 */
const webhookSecretOf = ({ providers }: Context, domain: string): string =>
  createHmac('sha256', providers.keyring.key('shop-webhooks')).update(domain).digest('base64url');

function ordersOf(context: Context, shop: ShopOfStore): ShopOrders {
  const { shopOrders } = context.providers;
  switch (shop.platform) {
    case 'SHOPIFY':
      return shopOrders.shopify(shop);
    case 'WOOCOMMERCE':
      return shopOrders.wooCommerce(shop, webhookSecretOf(context, shop.domain));
    case 'BIGCOMMERCE':
      return shopOrders.bigCommerce(shop, webhookSecretOf(context, shop.domain));
  }
}

/** The connected shop, else the test shop. Errors: conflict when its credentials can't be read. */
export async function openShop(context: Context): Promise<OpenShop> {
  const shop = await context.shopOfStore();
  if (!shop) return testShopOf(context);
  const { domain, name, platform } = shop;
  return { key: domain, name, platform, orders: ordersOf(context, shop) };
}

/** The shop that an order came from. Errors: conflict when it isn't connected any more. */
export async function openShopOf(
  context: Context,
  { shop, shopName }: { shop: string; shopName: string },
): Promise<OpenShop> {
  if (shop === testShopKey) return testShopOf(context);
  const open = await openShop(context);
  if (open.key === shop) return open;
  throw new OperationError(
    'conflict',
    `${shopName} (${shop}) isn’t connected anymore. Connect it again, then try again.`,
  );
}
