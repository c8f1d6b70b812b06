import type { AreaRoutes } from '#routes/area-routes.ts';

export const brandKitsRoutes: AreaRoutes = {
  '/business-kits': () => import('./screens/kits-screen.tsx'),
  '/business-kits/{brandKitId}': () => import('./screens/kit-screen.tsx'),
  '/bk/{brandKitId}': () => import('./screens/public-kit-screen.tsx'),
};
