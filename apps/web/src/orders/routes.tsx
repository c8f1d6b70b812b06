import type { AreaRoutes } from '#routes/area-routes.ts';

export const ordersRoutes: AreaRoutes = {
  '/orders': () => import('./screens/orders-screen.tsx'),
  '/order-details/{id}': () => import('./screens/order-screen.tsx'),
  '/customers': () => import('./screens/customers-screen.tsx'),
  '/customers/{customerId}': () => import('./screens/customer-screen.tsx'),
  '/fulfillment-rules': () => import('./screens/order-rules-screen.tsx'),
  '/track-order': () => import('./screens/track-order-screen.tsx'),
};
