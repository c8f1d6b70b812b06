import { OperationError } from '@brandwright/contract';
import { shopPlatformLabels } from '@brandwright/contract/catalog/shop-connection.ts';
import type { ShopOrders } from '@brandwright/providers';
import type { Context } from '../../kernel/request/context.ts';

export const testShopKey = 'test-shop';

export interface OpenShop {
  /** Its domain, or `test-shop`. */
  key: string;
  name: string;
  orders: ShopOrders;
}

const testShopOf = (context: Context): OpenShop => ({
  key: testShopKey,
  name: 'Test shop',
  orders: context.providers.shopOrders.testShop(context.storeId, () => context.clock.now()),
});

/** A connected shop whose orders don't come in: its name, and why. */
export interface ShopWithoutOrders {
  name: string;
  why: string;
}

/** The connected shop, else the test shop. Errors: conflict when its credentials can't be read. */
export async function findShop(context: Context): Promise<OpenShop | ShopWithoutOrders> {
  const shop = await context.shopOfStore();
  if (!shop) return testShopOf(context);
  if (shop.platform !== 'SHOPIFY')
    return {
      name: shop.name,
      why: `Orders come in automatically from Shopify only, and ${shop.name} is on ${shopPlatformLabels[shop.platform]}. Export its orders as a CSV file and import that.`,
    };
  return {
    key: shop.access.domain,
    name: shop.name,
    orders: context.providers.shopOrders.shopify(shop.access),
  };
}

/** As above. Errors: conflict, also for a shop whose orders don't come in. */
export async function openShop(context: Context): Promise<OpenShop> {
  const shop = await findShop(context);
  if ('why' in shop) throw new OperationError('conflict', shop.why);
  return shop;
}

/** The shop that an order came from. Errors: conflict when it isn't connected any more. */
export async function openShopOf(
  context: Context,
  { shop, shopName }: { shop: string; shopName: string },
): Promise<OpenShop> {
  if (shop === testShopKey) return testShopOf(context);
  const open = await findShop(context);
  if ('key' in open && open.key === shop) return open;
  throw new OperationError(
    'conflict',
    `${shopName} (${shop}) isn’t connected anymore. Connect it again, then try again.`,
  );
}
