import type { AreaRoutes } from '#routes/area-routes.ts';

export const tariffsRoutes: AreaRoutes = {
  '/tariff-rate-agent': () => import('./screens/tariff-screen.tsx'),
  '/tariff-rate-agent-review': () => import('./screens/tariff-review-screen.tsx'),
};
