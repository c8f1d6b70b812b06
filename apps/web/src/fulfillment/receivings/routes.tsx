import type { AreaRoutes } from '#routes/area-routes.ts';

export const receivingsRoutes: AreaRoutes = {
  '/receivings': () => import('./screens/receivings-screen.tsx'),
  '/receivings/new': () => import('./screens/new-receiving-screen.tsx'),
  '/receivings/{sn}/details': () => import('./screens/receiving-screen.tsx'),
};
