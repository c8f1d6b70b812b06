import type { AreaRoutes } from '#routes/area-routes.ts';

export const imageSearchRoutes: AreaRoutes = {
  '/browse-suppliers-with-uploaded-image': () => import('./screens/image-search-screen.tsx'),
  '/supplier-profile/{supplierId}/post-review': () => import('./screens/post-review-screen.tsx'),
  '/leave-a-review/{orderId}': () => import('./screens/leave-review-screen.tsx'),
  '/partners': () => import('./screens/partners-screen.tsx'),
};
