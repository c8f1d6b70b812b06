import type { AreaRoutes } from '#routes/area-routes.ts';

export const catalogRoutes: AreaRoutes = {
  '/inventory': () => import('./screens/products-screen.tsx'),
  '/inventory/{productId}': () => import('./screens/product-screen.tsx'),
  '/fulfillment-services/connect-shopify': () => import('./screens/connect-shopify-screen.tsx'),
  '/fulfillment-services/connect-woocommerce': () => import('./screens/connect-woocommerce-screen.tsx'),
  '/fulfillment-services/connect-bigcommerce': () => import('./screens/connect-bigcommerce-screen.tsx'),
};
