import { z } from 'zod';

/** Where a product came from. */
export const productSource = z.enum([
  'OWN',
  'SHOPIFY',
  'WOOCOMMERCE',
  'BIGCOMMERCE',
  'PRINT_ON_DEMAND',
  'SAMPLE',
]);
export type ProductSource = z.output<typeof productSource>;

export const productSourceLabels: Readonly<Record<ProductSource, string>> = {
  OWN: 'Added here',
  SHOPIFY: 'Shopify',
  WOOCOMMERCE: 'WooCommerce',
  BIGCOMMERCE: 'BigCommerce',
  PRINT_ON_DEMAND: 'Print on demand',
  SAMPLE: 'Sample data',
};

/**
 * SHORT: open orders need more than there is. OUT: none left to sell. LOW: at the low-stock point, or gone within two
 * weeks. MADE_TO_ORDER: printed when it is ordered, so there is no stock.
 */
export const stockLevel = z.enum(['SHORT', 'OUT', 'LOW', 'ENOUGH', 'MADE_TO_ORDER']);
export type StockLevel = z.output<typeof stockLevel>;

export const stockLevelLabels: Readonly<Record<StockLevel, string>> = {
  SHORT: 'Short',
  OUT: 'Out of stock',
  LOW: 'Low',
  ENOUGH: 'In stock',
  MADE_TO_ORDER: 'Made to order',
};

/** What a product list shows. ALL, LOW and OUT leave disabled products out; OUT is what has none left to sell. */
export const productView = z.enum(['ALL', 'LOW', 'OUT', 'DISABLED']);
export type ProductView = z.output<typeof productView>;

export const productViewLabels: Readonly<Record<ProductView, string>> = {
  ALL: 'All',
  LOW: 'Running low',
  OUT: 'Out of stock',
  DISABLED: 'Disabled',
};

export const stockPlaceKind = z.enum(['OWN', 'FULFILLMENT_PARTNER']);
export type StockPlaceKind = z.output<typeof stockPlaceKind>;

export const stockPlaceKindLabels: Readonly<Record<StockPlaceKind, string>> = {
  OWN: 'Your own',
  FULFILLMENT_PARTNER: 'Fulfillment partner',
};

/** Why stock changed. */
export const movementKind = z.enum([
  'OPENING',
  'RECEIVED',
  'SHIPPED',
  'RETURNED',
  'COUNTED',
  'WRITTEN_OFF',
  'MOVED',
  'MERGED',
]);
export type MovementKind = z.output<typeof movementKind>;

export const movementKindLabels: Readonly<Record<MovementKind, string>> = {
  OPENING: 'Opening stock',
  RECEIVED: 'Received',
  SHIPPED: 'Shipped',
  RETURNED: 'Returned',
  COUNTED: 'Counted',
  WRITTEN_OFF: 'Written off',
  MOVED: 'Moved',
  MERGED: 'Merged',
};
