import type { AreaRoutes } from '#routes/area-routes.ts';

export const purchasingRoutes: AreaRoutes = {
  '/inbox/orders': () => import('./screens/purchases-screen.tsx'),
  '/inbox/needs-payment': () => import('./screens/invoices-screen.tsx'),
};
