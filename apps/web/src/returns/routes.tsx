import type { AreaRoutes } from '#routes/area-routes.ts';

export const returnsRoutes: AreaRoutes = {
  '/return-orders': () => import('./screens/returns-screen.tsx'),
  '/return-orders/{id}': () => import('./screens/return-screen.tsx'),
  '/return-settings': () => import('./screens/return-settings-screen.tsx'),
  '/return-order': () => import('./screens/public-return-screen.tsx'),
};
