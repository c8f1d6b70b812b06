import type { AreaRoutes } from '#routes/area-routes.ts';

export const storeRoutes: AreaRoutes = {
  '/reset-password': () => import('./screens/reset-password-screen.tsx'),
  '/confirm-email': () => import('./screens/confirm-email-screen.tsx'),
  '/login': () => import('./screens/login-screen.tsx'),
};
