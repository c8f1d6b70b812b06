import type { AreaRoutes } from '#routes/area-routes.ts';

export const imageSearchRoutes: AreaRoutes = {
  '/browse-suppliers-with-uploaded-image': () => import('./screens/image-search-screen.tsx'),
};
