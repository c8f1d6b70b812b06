import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of the catalog, each in a chunk of its own, with the height that is kept free for it. */
export const catalogCards = {
  products: lazyCard(async () => (await import('./products-card.tsx')).ProductsCard, 380),
  product: lazyCard(async () => (await import('./product-card.tsx')).ProductCard, 340),
  product_change: lazyCard(async () => (await import('./product-change-card.tsx')).ProductChangeCard, 110),
  skus: lazyCard(async () => (await import('./skus-card.tsx')).SkusCard, 360),
  stock: lazyCard(async () => (await import('./stock-card.tsx')).StockCard, 260),
  stock_change: lazyCard(async () => (await import('./stock-change-card.tsx')).StockChangeCard, 200),
  stock_movements: lazyCard(async () => (await import('./stock-movements-card.tsx')).StockMovementsCard, 360),
  stock_places: lazyCard(async () => (await import('./stock-places-card.tsx')).StockPlacesCard, 240),
  stock_place: lazyCard(async () => (await import('./stock-place-card.tsx')).StockPlaceCard, 320),
  stock_place_change: lazyCard(
    async () => (await import('./stock-place-change-card.tsx')).StockPlaceChangeCard,
    160,
  ),
  sku_bundles: lazyCard(async () => (await import('./sku-bundles-card.tsx')).SkuBundlesCard, 240),
  sku_bundle: lazyCard(async () => (await import('./sku-bundle-card.tsx')).SkuBundleCard, 200),
  sku_merge: lazyCard(async () => (await import('./sku-merge-card.tsx')).SkuMergeCard, 180),
  product_import: lazyCard(async () => (await import('./product-import-card.tsx')).ProductImportCard, 220),
  shop_products: lazyCard(async () => (await import('./shop-products-card.tsx')).ShopProductsCard, 320),
  shop_connection: lazyCard(async () => (await import('./shop-connection-card.tsx')).ShopConnectionCard, 200),
} satisfies Partial<CardMap>;
