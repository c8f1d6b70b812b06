import type { AreaRoutes } from '#routes/area-routes.ts';

export const paymentsRoutes: AreaRoutes = {
  '/payments': () => import('./screens/payments-screen.tsx'),
};
