import type { AreaRoutes } from '#routes/area-routes.ts';
import { bookingsRoutes } from './bookings/routes.tsx';
import { channelsRoutes } from './channels/routes.tsx';
import { receivingsRoutes } from './receivings/routes.tsx';

export const fulfillmentRoutes: AreaRoutes = {
  ...bookingsRoutes,
  ...receivingsRoutes,
  ...channelsRoutes,
  '/fulfillment-services': () => import('./screens/fulfillment-screen.tsx'),
};
