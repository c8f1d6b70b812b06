import type { AreaRoutes } from '#routes/area-routes.ts';

export const returnsRoutes: AreaRoutes = {
  '/return-orders': () => import('./screens/returns-screen.tsx'),
  '/return-orders/{id}': () => import('./screens/return-screen.tsx'),
  '/store-credits': () => import('./screens/store-credits-screen.tsx'),
  '/store-credits/{id}': () => import('./screens/store-credit-screen.tsx'),
  '/return-settings': () => import('./screens/return-settings-screen.tsx'),
  '/return-order': () => import('./screens/public-return-screen.tsx'),
};
