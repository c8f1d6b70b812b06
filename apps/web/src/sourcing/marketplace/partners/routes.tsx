import type { AreaRoutes } from '#routes/area-routes.ts';

export const partnerRoutes: AreaRoutes = {
  '/partners': () => import('./screens/partners-screen.tsx'),
};
