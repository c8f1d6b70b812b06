import type { ShopAccess } from '@brandwright/providers';

/** The shop that a store has connected. Several areas reach it; what it is reached with never leaves the server. */
export type ShopOfStore =
  | {
      platform: 'SHOPIFY';
      /** What the shop is called. */
      name: string;
      access: ShopAccess;
    }
  /** On a platform whose orders don't come in. */
  | { platform: 'WOOCOMMERCE' | 'BIGCOMMERCE'; name: string };
