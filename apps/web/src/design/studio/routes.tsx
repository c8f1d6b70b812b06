import type { AreaRoutes } from '#routes/area-routes.ts';

export const studioRoutes: AreaRoutes = {
  '/product-design': () => import('./screens/concepts-screen.tsx'),
  '/sourcing/product-design': () => import('./screens/studio-screen.tsx'),
  '/shopify-design': () => import('./screens/shop-studio-screen.tsx'),
};
