import type { AreaRoutes } from '#routes/area-routes.ts';

export const bookingsRoutes: AreaRoutes = {
  '/fulfillment-services/book-freight-shipment': () => import('./screens/book-freight-screen.tsx'),
};
