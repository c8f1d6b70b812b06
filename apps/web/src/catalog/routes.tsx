import type { AreaRoutes } from '#routes/area-routes.ts';

export const catalogRoutes: AreaRoutes = {
  '/inventory': () => import('./screens/products-screen.tsx'),
  '/inventory/{productId}': () => import('./screens/product-screen.tsx'),
  '/fulfillment-services/connect-shopify': () => import('./screens/connect-shopify-screen.tsx'),
};
