import type { AreaRoutes } from '#routes/area-routes.ts';
import { receivingsRoutes } from './receivings/routes.tsx';

export const fulfillmentRoutes: AreaRoutes = {
  ...receivingsRoutes,
  '/fulfillment-services': () => import('./screens/fulfillment-screen.tsx'),
};
