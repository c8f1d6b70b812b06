import type { AreaRoutes } from '#routes/area-routes.ts';

export const projectRoutes: AreaRoutes = {
  '/product-ideation': () => import('./screens/open-project-screen.tsx'),
  '/product-ideation/{projectId}': () => import('./screens/project-screen.tsx'),
  '/your-ideations': () => import('./screens/ideations-screen.tsx'),
};
