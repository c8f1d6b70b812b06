import type { AreaRoutes } from '#routes/area-routes.ts';

export const copilotRoutes: AreaRoutes = {
  '/ecommerce-query-templates': () => import('./screens/suggestions-screen.tsx'),
  '/approve/{actionId}': () => import('./screens/approve-screen.tsx'),
};
