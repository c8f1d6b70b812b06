import type { AreaRoutes } from '#routes/area-routes.ts';

export const homeRoutes: AreaRoutes = {
  '/homebase': () => import('#copilot/screens/copilot-screen.tsx'),
  '/404': () => import('./screens/not-found-screen.tsx'),
};
