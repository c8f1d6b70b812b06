import { OperationError } from '@brandwright/contract';
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

/** The connected shop, else the test shop. Errors: conflict when its credentials can't be read. */
export async function openShop(context: Context): Promise<OpenShop> {
  const shop = await context.shopOfStore();
  if (!shop) return testShopOf(context);
  return {
    key: shop.access.domain,
    name: shop.name,
    orders: context.providers.shopOrders.shopify(shop.access),
  };
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
    `${shopName} (${shop}) isn’t connected any more. Connect it again, then try again.`,
  );
}
