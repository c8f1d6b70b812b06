import type { AreaRoutes } from '#routes/area-routes.ts';
import { bookingsRoutes } from './bookings/routes.tsx';
import { receivingsRoutes } from './receivings/routes.tsx';

export const fulfillmentRoutes: AreaRoutes = {
  ...bookingsRoutes,
  ...receivingsRoutes,
  '/fulfillment-services': () => import('./screens/fulfillment-screen.tsx'),
};
