import type { AreaRoutes } from '#routes/area-routes.ts';

export const storeRoutes: AreaRoutes = {
  '/reset-password': () => import('./screens/reset-password-screen.tsx'),
  '/login': () => import('./screens/login-screen.tsx'),
};
