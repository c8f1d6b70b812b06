import type { AreaRoutes } from '#routes/area-routes.ts';

export const crowdfundingRoutes: AreaRoutes = {
  '/crowdfund-your-idea': () => import('./screens/crowdfunding-screen.tsx'),
};
