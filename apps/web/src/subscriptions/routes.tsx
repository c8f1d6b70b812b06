import type { AreaRoutes } from '#routes/area-routes.ts';

export const subscriptionsRoutes: AreaRoutes = {
  '/homebase/subscription-cycle-change': () => import('./screens/cycle-change-screen.tsx'),
  '/homebase/subscription-downgrade': () => import('./screens/downgrade-screen.tsx'),
  '/homebase/subscription-updated': () => import('./screens/updated-screen.tsx'),
};
