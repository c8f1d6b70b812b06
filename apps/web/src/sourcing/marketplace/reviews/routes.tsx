import type { AreaRoutes } from '#routes/area-routes.ts';

export const reviewRoutes: AreaRoutes = {
  '/supplier-profile/{supplierId}/post-review': () => import('./screens/post-review-screen.tsx'),
  '/leave-a-review/{orderId}': () => import('./screens/leave-review-screen.tsx'),
};
