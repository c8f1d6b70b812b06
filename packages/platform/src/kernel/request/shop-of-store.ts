import type { BigCommerceAccess, ShopAccess, WooCommerceAccess } from '@brandwright/providers';

/** The shop that a store has connected. Several areas reach it; what it is reached with never leaves the server. */
export type ShopOfStore = {
  /** What the shop is called. */
  name: string;
} & (
  | ({ platform: 'SHOPIFY' } & ShopAccess)
  | ({ platform: 'WOOCOMMERCE' } & WooCommerceAccess)
  | ({ platform: 'BIGCOMMERCE' } & BigCommerceAccess)
);
