import type { AreaRoutes } from '#routes/area-routes.ts';

export const mySupplierRoutes: AreaRoutes = {
  '/inbox/my-suppliers': () => import('./screens/my-suppliers-screen.tsx'),
};
