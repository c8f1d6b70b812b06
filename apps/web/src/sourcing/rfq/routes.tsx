import type { AreaRoutes } from '#routes/area-routes.ts';

export const requestRoutes: AreaRoutes = {
  '/create-custom-project/{rfpId?}': () => import('./screens/create-request-screen.tsx'),
  '/inbox/custom-project-requests': () => import('./screens/requests-screen.tsx'),
};
