import type { AreaRoutes } from '#routes/area-routes.ts';

export const storeRoutes: AreaRoutes = {
  '/login': () => import('./screens/login-screen.tsx'),
};
